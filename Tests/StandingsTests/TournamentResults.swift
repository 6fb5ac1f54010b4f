import Standings

/// Group results of tournaments with 24 teams, as FIFA and UEFA published them.
enum TournamentResults {
  static let worldCup1986 = groups([
    "Bulgaria 1-1 Italy; Argentina 3-1 South Korea; Italy 1-1 Argentina; "
      + "South Korea 1-1 Bulgaria; South Korea 2-3 Italy; Argentina 2-0 Bulgaria",
    "Belgium 1-2 Mexico; Paraguay 1-0 Iraq; Mexico 1-1 Paraguay; "
      + "Iraq 1-2 Belgium; Iraq 0-1 Mexico; Paraguay 2-2 Belgium",
    "Canada 0-1 France; Soviet Union 6-0 Hungary; France 1-1 Soviet Union; "
      + "Hungary 2-0 Canada; Hungary 0-3 France; Soviet Union 2-0 Canada",
    "Spain 0-1 Brazil; Algeria 1-1 Northern Ireland; Brazil 1-0 Algeria; "
      + "Northern Ireland 1-2 Spain; Northern Ireland 0-3 Brazil; Algeria 0-3 Spain",
    "Uruguay 1-1 West Germany; Scotland 0-1 Denmark; West Germany 2-1 Scotland; "
      + "Denmark 6-1 Uruguay; Denmark 2-0 West Germany; Scotland 0-0 Uruguay",
    "Morocco 0-0 Poland; Portugal 1-0 England; England 0-0 Morocco; "
      + "Poland 1-0 Portugal; Portugal 1-3 Morocco; England 3-0 Poland",
  ])

  static let worldCup1990 = groups([
    "Italy 1-0 Austria; United States 1-5 Czechoslovakia; Italy 1-0 United States; "
      + "Austria 0-1 Czechoslovakia; Italy 2-0 Czechoslovakia; Austria 2-1 United States",
    "Argentina 0-1 Cameroon; Soviet Union 0-2 Romania; Argentina 2-0 Soviet Union; "
      + "Cameroon 2-1 Romania; Argentina 1-1 Romania; Cameroon 0-4 Soviet Union",
    "Brazil 2-1 Sweden; Costa Rica 1-0 Scotland; Brazil 1-0 Costa Rica; "
      + "Sweden 1-2 Scotland; Brazil 1-0 Scotland; Sweden 1-2 Costa Rica",
    "United Arab Emirates 0-2 Colombia; West Germany 4-1 Yugoslavia; Yugoslavia 1-0 Colombia; "
      + "West Germany 5-1 United Arab Emirates; West Germany 1-1 Colombia; Yugoslavia 4-1 United Arab Emirates",
    "Belgium 2-0 South Korea; Uruguay 0-0 Spain; Belgium 3-1 Uruguay; "
      + "South Korea 1-3 Spain; Belgium 1-2 Spain; South Korea 0-1 Uruguay",
    "England 1-1 Ireland; Netherlands 1-1 Egypt; England 0-0 Netherlands; "
      + "Ireland 0-0 Egypt; England 1-0 Egypt; Ireland 1-1 Netherlands",
  ])

  static let worldCup1994 = groups([
    "USA 1-1 Switzerland; Colombia 1-3 Romania; Romania 1-4 Switzerland; "
      + "USA 2-1 Colombia; USA 0-1 Romania; Switzerland 0-2 Colombia",
    "Cameroon 2-2 Sweden; Brazil 2-0 Russia; Brazil 3-0 Cameroon; "
      + "Sweden 3-1 Russia; Russia 6-1 Cameroon; Brazil 1-1 Sweden",
    "Germany 1-0 Bolivia; Spain 2-2 South Korea; Germany 1-1 Spain; "
      + "South Korea 0-0 Bolivia; Bolivia 1-3 Spain; Germany 3-2 South Korea",
    "Argentina 4-0 Greece; Nigeria 3-0 Bulgaria; Argentina 2-1 Nigeria; "
      + "Greece 0-4 Bulgaria; Greece 0-2 Nigeria; Argentina 0-2 Bulgaria",
    "Italy 0-1 Ireland; Norway 1-0 Mexico; Italy 1-0 Norway; Mexico 2-1 Ireland; Ireland 0-0 Norway; Italy 1-1 Mexico",
    "Belgium 1-0 Morocco; Netherlands 2-1 Saudi Arabia; Belgium 1-0 Netherlands; "
      + "Saudi Arabia 2-1 Morocco; Morocco 1-2 Netherlands; Belgium 0-1 Saudi Arabia",
  ])

  static let euro2016 = groups([
    "France 2-1 Romania; Albania 0-1 Switzerland; Romania 1-1 Switzerland; "
      + "France 2-0 Albania; Romania 0-1 Albania; Switzerland 0-0 France",
    "Wales 2-1 Slovakia; England 1-1 Russia; Russia 1-2 Slovakia; "
      + "England 2-1 Wales; Russia 0-3 Wales; Slovakia 0-0 England",
    "Poland 1-0 Northern Ireland; Germany 2-0 Ukraine; Ukraine 0-2 Northern Ireland; "
      + "Germany 0-0 Poland; Northern Ireland 0-1 Germany; Ukraine 0-1 Poland",
    "Turkey 0-1 Croatia; Spain 1-0 Czech Republic; Czech Republic 2-2 Croatia; "
      + "Spain 3-0 Turkey; Croatia 2-1 Spain; Czech Republic 0-2 Turkey",
    "Belgium 0-2 Italy; Ireland 1-1 Sweden; Italy 1-0 Sweden; "
      + "Belgium 3-0 Ireland; Italy 0-1 Ireland; Sweden 0-1 Belgium",
    "Austria 0-2 Hungary; Portugal 1-1 Iceland; Iceland 1-1 Hungary; "
      + "Portugal 0-0 Austria; Hungary 3-3 Portugal; Iceland 2-1 Austria",
  ])

  static let euro2020 = groups([
    "Turkey 0-3 Italy; Wales 1-1 Switzerland; Turkey 0-2 Wales; "
      + "Italy 3-0 Switzerland; Switzerland 3-1 Turkey; Italy 1-0 Wales",
    "Denmark 0-1 Finland; Belgium 3-0 Russia; Finland 0-1 Russia; "
      + "Denmark 1-2 Belgium; Russia 1-4 Denmark; Finland 0-2 Belgium",
    "Austria 3-1 North Macedonia; Netherlands 3-2 Ukraine; Ukraine 2-1 North Macedonia; "
      + "Netherlands 2-0 Austria; North Macedonia 0-3 Netherlands; Ukraine 0-1 Austria",
    "England 1-0 Croatia; Scotland 0-2 Czech Republic; Croatia 1-1 Czech Republic; "
      + "England 0-0 Scotland; Croatia 3-1 Scotland; Czech Republic 0-1 England",
    "Poland 1-2 Slovakia; Spain 0-0 Sweden; Sweden 1-0 Slovakia; "
      + "Spain 1-1 Poland; Slovakia 0-5 Spain; Sweden 3-2 Poland",
    "Hungary 0-3 Portugal; France 1-0 Germany; Hungary 1-1 France; "
      + "Portugal 2-4 Germany; Portugal 2-2 France; Germany 2-2 Hungary",
  ])

  private static func groups(_ texts: [String]) -> [[MatchResult]] {
    zip("ABCDEF", texts).map { letter, text in
      SeasonFixture(text).results.map { result in
        var result = result
        result.group = "Group \(letter)"
        return result
      }
    }
  }
}
