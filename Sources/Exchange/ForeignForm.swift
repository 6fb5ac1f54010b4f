public import MatchModel

/// What other programs' files make of a kind of action: timelines of a video, their clips, and Football.TXT.
public struct ForeignForm: Sendable {
  /// What the stylesheets of clips call it, and `--kinds`.
  public let clip: String
  /// The key of the words for it, in every language.
  public let words: String
  /// What our own mark in a timeline calls it: its element of the match file.
  let mark: String
  /// Whether its words name it in the timelines of others too.
  let isNamedByOthers: Bool
  /// As what Football.TXT leaves it out; nil for what has a place there.
  let loss: FootballTextLoss?
  /// The event that labels tell; nil where they lack what it needs.
  let read: @Sendable (LabelReading, OwnMark?) -> ForeignEvent.Kind?

  init(
    _ clip: String, words: String, mark: String, isNamedByOthers: Bool = true, loss: FootballTextLoss?,
    read: @escaping @Sendable (LabelReading, OwnMark?) -> ForeignEvent.Kind?
  ) {
    (self.clip, self.words, self.mark, self.isNamedByOthers) = (clip, words, mark, isNamedByOthers)
    (self.loss, self.read) = (loss, read)
  }
}

extension ActionKind {
  /// Nil for whistles, which are no events there: they are the bounds of the periods. One entry a kind.
  public var foreign: ForeignForm? {
    switch self {
    case .goal:
      ForeignForm("goal", words: "words.clause.goal", mark: "gol", loss: nil) { labels, mark in
        .goal(labels.shot(mark), isOwn: labels.isOwn, isAnnulled: labels.isAnnulled)
      }
    case .chance:
      ForeignForm("chance", words: "words.clause.chance", mark: "jugada", loss: .chances) { labels, mark in
        labels.isGoal ? .goal(labels.shot(mark)) : .chance(labels.shot(mark), labels.outcome)
      }
    case .foul:
      ForeignForm("foul", words: "words.clause.foul", mark: "falta", loss: .fouls) { labels, mark in
        .foul(labels.somebody, on: labels.victim, code: labels.isHandball ? .handball : mark?.foul)
      }
    case .offside:
      ForeignForm("offside", words: "words.clause.offside", mark: "foradejoc", loss: .offsides) { labels, _ in
        .single(Offside.self, labels.somebody)
      }
    case .card:
      ForeignForm("card", words: "words.clip.card", mark: "targeta", loss: nil) { labels, mark in
        .card(labels.somebody, labels.color ?? mark?.card, labels.reason)
      }
    case .corner:
      ForeignForm("corner", words: "words.clause.corner", mark: "corner", loss: .corners) { labels, _ in
        .corner(labels.player)
      }
    case .substitution:
      ForeignForm("sub", words: "words.clause.substitution", mark: "canvi", loss: nil) { labels, _ in
        guard let off = labels.off, let on = labels.on else { return nil }
        return .substitution(off: off, on: on, isConcussion: labels.isConcussion)
      }
    case .note:
      ForeignForm("note", words: "words.clause.note", mark: "nota", loss: .notes) { labels, _ in
        labels.text.isEmpty ? nil : .note(labels.text, about: labels.player, isOfTeam: labels.team != nil)
      }
    case .goalkeeper: .named("keeper", "words.clause.goalkeeper", mark: "porter", .goalkeepers, GoalkeeperChange.self)
    case .captaincy: .named("captain", "words.clause.captain", mark: "capita", .goalkeepers, CaptainChange.self)
    case .arrival:
      .named("arrival", "words.clause.arrival", mark: "entra", isNamedByOthers: false, .arrivals, Arrival.self)
    case .departure:
      .named("departure", "words.clause.departure", mark: "surt", isNamedByOthers: false, .arrivals, Departure.self)
    case .shootOutKick:
      ForeignForm("kick", words: "words.clip.kick", mark: "llancament", loss: nil) { labels, _ in
        .kick(labels.somebody, labels.isGoal ? .scored : labels.outcome ?? .missed)
      }
    case .own:
      // Which one, our own mark alone tells.
      ForeignForm("own", words: "", mark: "accio", isNamedByOthers: false, loss: .ownActions) { labels, mark in
        mark?.action.map { .own($0, labels.player, against: labels.opponent, mark?.outcome, labels.zone) }
      }
    case .periodStart, .periodEnd, .matchEnd: nil
    }
  }
}

extension ForeignForm {
  /// What is nothing without the player.
  fileprivate static func named(
    _ clip: String, _ words: String, mark: String, isNamedByOthers: Bool = true, _ loss: FootballTextLoss,
    _ type: PlayerAction.Type
  ) -> ForeignForm {
    ForeignForm(clip, words: words, mark: mark, isNamedByOthers: isNamedByOthers, loss: loss) { labels, _ in
      labels.player.map { .single(type, $0) }
    }
  }
}
