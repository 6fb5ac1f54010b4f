public import MatchModel

/// How other formats represent a kind of action: video timelines, their clips, and Football.TXT.
public struct ForeignForm: Sendable {
  /// The name in the stylesheets of clips and in `--kinds`.
  public let clip: String
  /// The key of the kind's names in the catalogues.
  public let words: String
  /// True if the names are also recognised in other programs' timelines.
  var isNamedByOthers = true
  /// The loss to report for Football.TXT. Nil if the format can represent the kind.
  let loss: FootballTextLoss?
  /// The event described by labels. Nil if a required label is missing.
  let read: @Sendable (LabelReading, OwnMark?) -> ForeignEvent.Kind?
}

extension ActionKind {
  /// One entry per kind. Nil for whistles, which other formats represent as boundaries of periods.
  public var foreign: ForeignForm? {
    switch self {
    case .goal:
      ForeignForm(clip: "goal", words: "words.clause.goal", loss: nil) { labels, mark in
        .goal(labels.shot(mark), isOwn: labels.isOwn, isAnnulled: labels.isAnnulled)
      }
    case .chance:
      ForeignForm(clip: "chance", words: "words.clause.chance", loss: .chances) { labels, mark in
        labels.isGoal ? .goal(labels.shot(mark)) : .chance(labels.shot(mark), labels.outcome)
      }
    case .foul:
      ForeignForm(clip: "foul", words: "words.clause.foul", loss: .fouls) { labels, mark in
        .foul(
          labels.somebody, on: labels.victim,
          code: labels.isHandball ? .handball : mark?.type.map(FoulCode.init(rawValue:)))
      }
    case .offside:
      ForeignForm(clip: "offside", words: "words.clause.offside", loss: .offsides) { labels, _ in
        .single(Offside.self, labels.somebody)
      }
    case .card:
      ForeignForm(clip: "card", words: "words.clip.card", loss: nil) { labels, mark in
        .card(labels.somebody, labels.color ?? mark?.type.map(CardColor.init(rawValue:)), labels.reason)
      }
    case .corner:
      ForeignForm(clip: "corner", words: "words.clause.corner", loss: .corners) { labels, _ in
        .corner(labels.player)
      }
    case .substitution:
      ForeignForm(clip: "sub", words: "words.clause.substitution", loss: nil) { labels, _ in
        guard let off = labels.off, let on = labels.on else { return nil }
        return .substitution(off: off, on: on, isConcussion: labels.isConcussion)
      }
    case .note:
      ForeignForm(clip: "note", words: "words.clause.note", loss: .notes) { labels, _ in
        labels.text.isEmpty ? nil : .note(labels.text, about: labels.player, isOfTeam: labels.team != nil)
      }
    case .goalkeeper: .named("keeper", "words.clause.goalkeeper", .goalkeepers, GoalkeeperChange.self)
    case .captaincy: .named("captain", "words.clause.captain", .goalkeepers, CaptainChange.self)
    case .arrival:
      .named("arrival", "words.clause.arrival", isNamedByOthers: false, .arrivals, Arrival.self)
    case .departure:
      .named("departure", "words.clause.departure", isNamedByOthers: false, .arrivals, Departure.self)
    case .shootOutKick:
      ForeignForm(clip: "kick", words: "words.clip.kick", loss: nil) { labels, _ in
        .kick(labels.somebody, labels.isGoal ? .scored : labels.outcome ?? .missed)
      }
    case .own:
      // The code appears only in our own mark.
      ForeignForm(clip: "own", words: "", isNamedByOthers: false, loss: .ownActions) { labels, mark in
        mark?.type.map {
          .own(ActionCode(rawValue: $0), labels.player, against: labels.opponent, mark?.outcome, labels.zone)
        }
      }
    case .periodStart, .periodEnd, .matchEnd: nil
    }
  }
}

extension ForeignForm {
  /// An action that requires a player.
  fileprivate static func named(
    _ clip: String, _ words: String, isNamedByOthers: Bool = true, _ loss: FootballTextLoss,
    _ type: PlayerAction.Type
  ) -> ForeignForm {
    ForeignForm(clip: clip, words: words, isNamedByOthers: isNamedByOthers, loss: loss) { labels, _ in
      labels.player.map { .single(type, $0) }
    }
  }
}
