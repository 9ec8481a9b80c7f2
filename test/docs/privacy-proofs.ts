/** A test, by its file and its title. */
export type Proof = readonly [path: string, title: string]

/** The tests that prove each sentence of docs/privacy.md. */
export const proofs: Readonly<Record<string, readonly Proof[]>> = {
  'The personal data that Sideline keeps, who sees them, and how people get or erase their own.': [
    [
      'test/docs/privacy.test.ts',
      'says nothing for which no test is named, and no test is named for what it does not say',
    ],
  ],
  'The person who runs the server is responsible for it; it reports nothing to anybody else.': [
    [
      'test/http/server.test.ts',
      'lets its pages run its own scripts alone, and asks for https only where it has it',
    ],
  ],
  "| a player's name, nickname, gender, picture, rosters, plays and statistics | people who may read the player: in a public organization or tournament everybody |":
    [
      ['test/rest/people/personal-data.test.ts', 'wherever the player is shown inside something else'],
      [
        'test/rest/visibility/visibility.test.ts',
        'everybody sees public organizations, members their own as well, the owner of the installation all',
      ],
    ],
  '| check-ins of teams and players at games, by the ids of players | people who may read the event: if it is public everybody |':
    [
      [
        'test/replication/check-ins.test.ts',
        'is read by those who read the game, and is in the export of its player',
      ],
    ],
  "| guardian of a player, with the guardian's contact | the player, and owners and admins of the player's organization; null for others, and on no tablet |":
    [
      ['test/rest/people/personal-data.test.ts', 'has the guardian in it for owners and admins alone'],
      [
        'test/rest/people/personal-data.test.ts',
        'has licence and guardian in it, which the player reads, too',
      ],
      ['test/replication/personal-data.test.ts', 'there is none in any catalog'],
    ],
  "| birth date, age, e-mail, licence number, height, weight, `show_initials` | the player, and people whose role in the player's organization did not come by a pass; null for others, and on no tablet |":
    [
      [
        'test/rest/people/personal-data.test.ts',
        "is answered to those who have a role in the player's organization, and null to all others",
      ],
      [
        'test/rest/people/personal-data.test.ts',
        'has licence and guardian in it, which the player reads, too',
      ],
      ['test/replication/personal-data.test.ts', 'there is none in any catalog'],
      ['test/rest/visibility/passes.test.ts', 'reads no personal data of anybody, in no form'],
    ],
  '| the player record of a person who joins, until the office puts it on a roster | the person; owners and admins of the organization |':
    [
      ['test/accounts/what-remains.test.ts', 'is no public player: the person and the office alone see one'],
      ['test/accounts/what-remains.test.ts', 'is one once the office puts them on a roster'],
    ],
  '| name of an official | people with a role in the organization, and people who may read a game of the official |':
    [
      [
        'test/rest/officiating/officiating.test.ts',
        'are shown by name to everybody who may read one of their games, and on no tablet',
      ],
    ],
  '| the games to come at which an official has a role, with teams, field and time | people who may read the game, and who has the private link of the official |':
    [
      [
        'test/rest/officiating/duties.test.ts',
        'shows the games to come with times and fields, without an account',
      ],
      [
        'test/rest/officiating/duties.test.ts',
        'is made by owners and admins of the organization alone, and its key is stored nowhere',
      ],
    ],
  '| e-mail, roles, teams, absences and notes of an official | owners and admins of the organization; null for others, and on no tablet |':
    [
      [
        'test/rest/officiating/officiating.test.ts',
        'are read by roles of the organization, with their e-mail by owners and admins alone',
      ],
      [
        'test/rest/officiating/officiating.test.ts',
        'are shown by name to everybody who may read one of their games, and on no tablet',
      ],
    ],
  '| name and e-mail of an account | the person; owners and admins where the person has a role |': [
    [
      'test/accounts/roles.test.ts',
      'are seen by the owners and admins of the organization, with the person and the place',
    ],
    ['test/accounts/roles.test.ts', 'are seen by nobody else'],
  ],
  '| name of a pass holder, as they gave it, the device they came in on, and when it was last heard from | owners and admins of the organization; the name also people who may read the entries of the pass holder |':
    [
      [
        'test/accounts/passes.test.ts',
        'shows the office alone who came in by it, on which device, and when they were last heard from',
      ],
    ],
  '| password, passkeys, tokens, sessions | nobody: passwords and tokens are kept as hashes, and of a passkey only the public half |':
    [
      ['test/accounts/token-endpoint.test.ts', 'keeps neither secrets, codes nor tokens, only their hashes'],
      [
        'test/accounts/sessions.test.ts',
        'is not shown by the token without its signature, as the database holds it',
      ],
    ],
  "| key and backup codes of two-step sign-in | nobody: they are encrypted with the server's secret |": [
    [
      'test/accounts/second-factor.test.ts',
      'keeps neither the key nor the codes as they are, and tells them to nobody',
    ],
  ],
  '| author, tablet and time of an entry | people who may read the game |': [
    [
      'test/accounts/what-remains.test.ts',
      'leaves no name behind that the public reads, nor in stored answers, wherever it stood',
    ],
  ],
  '| when somebody with a role was last heard from, and on how many devices they are signed in | owners and admins of the organization |':
    [
      [
        'test/accounts/roles.test.ts',
        'are seen by the owners and admins of the organization, with the person and the place',
      ],
      ['test/accounts/roles.test.ts', 'are seen by nobody else'],
    ],
  '| the history of changes (`/v1/audit/`), the tablets heard from (`/v1/devices/`), those that keep the score of a game (`/v1/scorekeepers/`), and the number of entries of each person at each game (`/v1/recorded/`) | owners and admins of the organization |':
    [
      ['test/rest/records/audit.test.ts', 'is for owners and admins, of their own organizations alone'],
      ['test/rest/visibility/scorekeepers.test.ts', 'is told to owners and admins of the organization alone'],
      [
        'test/rest/records/recorded.test.ts',
        'is told to owners and admins of the organization of the games alone',
      ],
    ],
  'A pass is a poster on a fence: people who came in by one read its own event (with all divisions, if it is for them), with the names on the rosters of its games, and nothing personal or hidden.':
    [
      ['test/replication/meet-passes.test.ts', 'counts by REST as well'],
      ['test/rest/visibility/passes.test.ts', 'reads nothing hidden'],
      ['test/rest/visibility/passes.test.ts', 'reads no personal data of anybody, in no form'],
      [
        'test/rest/visibility/passes.test.ts',
        'reads the names of minors on the rosters of its game, initials beside it, and nobody elsewhere',
      ],
    ],
  "The server's log has no names, addresses or parameters.": [
    ['test/http/request-log.test.ts', 'has each path and its status, and nothing secret'],
  ],
  'Free text (the info of a team, the comment of a spirit score) is shown as it was written, and only its author or the office can change it.':
    [
      [
        'test/rest/tournament/spirit.test.ts',
        'of one side, score and comment, are seen only by the office and their author until the other side has given its own',
      ],
    ],
  'Players under 16, by their birth date, are shown to the public by initials: *A. B.*, without nickname and picture, in lists, rosters, statistics and addresses, and on the tablets and screens of everybody without a role in the organization of the event.':
    [
      [
        'test/rest/people/personal-data.test.ts',
        'in the address of the page too, and without nickname and pictures',
      ],
      ['test/rest/people/personal-data.test.ts', 'wherever the player is shown inside something else'],
      [
        'test/replication/personal-data.test.ts',
        'scorekeepers get names, and the public gets the initials of who is under 16',
      ],
    ],
  'They are not found by their name.': [
    [
      'test/rest/people/personal-data.test.ts',
      'whom nobody finds by the name, nor by its place in a sorted list',
    ],
  ],
  'From their 16th birthday on (in UTC) they are shown by name.': [
    ['test/replication/personal-data.test.ts', 'who turns 16 is shown by name from that day on'],
  ],
  'If the birth date is not known, or a player of any age wishes it, the office or the player sets `show_initials`:':
    [
      ['test/rest/people/personal-data.test.ts', "is the player's own to read and to change"],
      [
        'test/rest/people/personal-data.test.ts',
        'in the address of the page too, and without nickname and pictures',
      ],
    ],
  'The address of such a picture is closed to everybody else, too.': [
    [
      'test/replication/personal-data.test.ts',
      'scorekeepers get the picture of who is under 16, and the public does not',
    ],
  ],
  'Scorekeepers see the names of the players in their games.': [
    [
      'test/replication/personal-data.test.ts',
      'scorekeepers get names, and the public gets the initials of who is under 16',
    ],
  ],
  'After somebody signs out, the tablet gets the initials at its next connection.': [
    [
      'test/replication/personal-data.test.ts',
      'a stream shows its reader what a pull does, and ends when the reader comes to see more or less',
    ],
    [
      'test/replication/personal-data.test.ts',
      'who signs in on a tablet that has the event gets the names, once, and nothing else again',
    ],
  ],
  'Nothing of a private event stays on it then: neither its data nor its name.': [
    [
      'test/browser/barred-tablet.test.ts',
      'keeps and shows nothing of it once nobody is signed in, and sends what it had sealed to who signs in again',
    ],
    [
      'test/browser/barred-tablet.test.ts',
      'from which somebody signs out keeps nothing of it either, though it is not open',
    ],
  ],
  'The same holds once a session is ended elsewhere, a role ends, or an event is not public any more.': [
    [
      'test/browser/barred-tablet.test.ts',
      'keeps and shows nothing of it once nobody is signed in, and sends what it had sealed to who signs in again',
    ],
  ],
  'Entries that could not be sent stay there sealed, and the key is with the server; they are sent once somebody who may read the event signs in there.':
    [
      [
        'test/browser/barred-tablet.test.ts',
        'keeps and shows nothing of it once nobody is signed in, and sends what it had sealed to who signs in again',
      ],
    ],
  'A device without a connection keeps its data until then.': [
    [
      'test/browser/barred-tablet.test.ts',
      'keeps and shows nothing of it once nobody is signed in, and sends what it had sealed to who signs in again',
    ],
  ],
  'A tablet keeps pictures that were shown, at most 300, and deletes those that are not public as soon as nobody is signed in on it any more.':
    [['test/browser/pictures.test.ts', 'until somebody signs out, if not everybody may see them']],
  'It keeps the name of its last user until they sign out, so that entries recorded meanwhile have an author.':
    [
      [
        'test/browser/barred-tablet.test.ts',
        'keeps and shows nothing of it once nobody is signed in, and sends what it had sealed to who signs in again',
      ],
      [
        'test/browser/barred-tablet.test.ts',
        'from which somebody signs out keeps nothing of it either, though it is not open',
      ],
    ],
  "Records, entries and their history stay until they are deleted or erased: results and statistics are a league's memory.":
    [
      ['test/accounts/closing.test.ts', 'leaves the scores that its person recorded'],
      [
        'test/rest/records/audit.test.ts',
        'misses no change, even one made by hand: the database itself records it',
      ],
    ],
  'Sessions end after a while without use, codes and links when they expire, and answers stored for `Idempotency-Key` after a day.':
    [
      ['test/accounts/sessions.test.ts', 'lasts 60 days from its last use, in the browser too'],
      ['test/accounts/remove-expired.test.ts', 'is removed, and nothing else'],
    ],
  'Names, addresses and texts of the mails of a message are removed after 90 days.': [
    ['test/rest/messages/messages.test.ts', 'lose names, addresses and texts after 90 days'],
  ],
  "| name and e-mail of a team's contact; messages to teams, scorekeepers and officials, with the address of each recipient | the contact: people with a role in the organization that did not come by a pass; messages: owners and admins of the organization |":
    [
      [
        'test/rest/people/personal-data.test.ts',
        "a team's contact is for people with a role, and only an address is taken as one",
      ],
      [
        'test/rest/messages/messages.test.ts',
        'are for those who manage the event alone, and for teams that play in it',
      ],
    ],
  '| a payment of a registered team: amount, day, note, and from a bank statement the payer and the purpose | owners and admins of the organization; who has the private link sees amount and day |':
    [
      [
        'test/rest/registration/fees.test.ts',
        'are nobody’s business but the office’s, and everything goes with the registration',
      ],
      [
        'test/rest/registration/fees.test.ts',
        'are paid in part, too much, and back; a payment that is taken back stays in the list',
      ],
    ],
  'Of a bank statement only the rows that the office records are kept.': [
    [
      'test/rest/registration/fees.test.ts',
      'of a bank statement: finds teams by reference, and else by name and amount',
    ],
  ],
  'The payer and the purpose go once the payment is taken back.': [
    [
      'test/rest/registration/fees.test.ts',
      'of a bank statement: a row counts once, also if two people import it at the same time',
    ],
  ],
  'A registration goes with its tournament for good, or once the office removes it, and its payments with it.':
    [
      [
        'test/rest/registration/fees.test.ts',
        'are nobody’s business but the office’s, and everything goes with the registration',
      ],
      [
        'test/rest/registration/registration.test.ts',
        'has a link that a new one replaces, and that ends with the tournament',
      ],
      ['test/rest/registration/registration.test.ts', 'is removed with all that was sent'],
    ],
  'The people on its roster become players when it is confirmed, and are kept nowhere else from then on.': [
    [
      'test/rest/registration/registration.test.ts',
      'that two confirm at once makes one team, with its contact and its roster',
    ],
  ],
  "| a registration for a tournament: the team's contact, players with their licence numbers, answers, and the texts it agreed to | owners and admins of the organization, and who has its private link |":
    [['test/rest/registration/registration.test.ts', 'is nobody’s business but the office’s']],
  '| which players do not meet the rules of an event for age, licence and teams | owners and admins of the organization of the event, of players whose birth dates they may read; who has the private link of a confirmed team, of its own players |':
    [
      ['test/rest/people/eligibility.test.ts', 'are read and set by owners and admins alone'],
      [
        'test/rest/people/eligibility.test.ts',
        'tell nothing about the age and licence of players of another organization',
      ],
      [
        'test/rest/registration/registration.test.ts',
        'asks for licence numbers if the event needs them, and tells a confirmed team what its roster lacks',
      ],
    ],
  'A guardian is the parent of a minor, or another person who is responsible for one.': [
    ['test/rest/people/personal-data.test.ts', 'has licence and guardian in it, which the player reads, too'],
  ],
  "The player, too, reads the name and the contact of the guardian, because these concern the player's own family.":
    [
      [
        'test/rest/people/personal-data.test.ts',
        'has licence and guardian in it, which the player reads, too',
      ],
    ],
  'Backups still have data that were erased after they were made; after restoring one, erase again.': [
    [
      'test/accounts/what-remains.test.ts',
      'is in a backup that was made before, and is erased again once that is restored',
    ],
  ],
  '`GET /v1/players/386/export/` gives all that is stored about a player as JSON: the record, rosters, plays, all entries about them, statistics, history, and their account with its roles, tablets and changes.':
    [['test/rest/people/one-person.test.ts', 'is exported for the office and for themself']],
  "It is for owners and admins of the player's organization, and for the player, by their own account.": [
    ['test/rest/people/one-person.test.ts', 'is exported for the office and for themself'],
    ['test/rest/people/one-person.test.ts', 'is for nobody else, neither to read nor to erase'],
  ],
  'The office gets only the part of the account that concerns its organization.': [
    ['test/rest/people/one-person.test.ts', 'is exported for the office and for themself'],
  ],
  "`POST /v1/players/386/erasure/` is for owners and admins of the player's organization; with `?preview=true` it shows its changes without making them.":
    [
      ['test/rest/people/one-person.test.ts', 'in a preview, without being so'],
      ['test/rest/people/one-person.test.ts', 'is for nobody else, neither to read nor to erase'],
    ],
  'From then on the player is called *Former player 386*, in the record, in walk-on entries, in the history and on the tablets as soon as they have a connection; birth date, licence number, guardian, measures, picture and account are gone.':
    [
      [
        'test/rest/people/one-person.test.ts',
        'from records, entries, tablets and history, while what was played stays',
      ],
    ],
  'No stored answer names them any more.': [
    ['test/accounts/what-remains.test.ts', 'is in no stored answer, at whichever address it was given'],
  ],
  'Rosters, plays and statistics stay, and so do the results of others.': [
    [
      'test/rest/people/one-person.test.ts',
      'from records, entries, tablets and history, while what was played stays',
    ],
  ],
  'If the player had an account, everything that it recorded and changed in the organization has that name too.':
    [
      [
        'test/rest/people/one-person.test.ts',
        'from records, entries, tablets and history, while what was played stays',
      ],
    ],
  'The history says that something was erased and by which person, but not its content.': [
    ['test/rest/people/one-person.test.ts', 'with a line in the history that says so, and not what'],
  ],
  'Doing it again changes nothing.': [
    ['test/rest/people/one-person.test.ts', 'once: again it changes nothing'],
  ],
  'It also works for a player who was deleted before.': [
    ['test/rest/people/one-person.test.ts', 'after the player was deleted, too'],
  ],
  'A pass holder gives only a name: no e-mail address is asked for, and they do not become a player.': [
    [
      'test/accounts/cookies.test.ts',
      'by a pass is a cookie for 60 days, of somebody who gave a name, is no player and has no address',
    ],
  ],
  'A cookie that scripts cannot read keeps them on the device for 60 days from its last use, or until they leave it.':
    [
      [
        'test/accounts/cookies.test.ts',
        'by a pass is a cookie for 60 days, of somebody who gave a name, is no player and has no address',
      ],
      [
        'test/accounts/passes.test.ts',
        'shares a device with others, each by a cookie of their own that a request names',
      ],
    ],
  'For a day the server keeps a keyed hash of the network address from which they came in; the address cannot be read from it.':
    [
      [
        'test/accounts/cookies.test.ts',
        'by a pass is a cookie for 60 days, of somebody who gave a name, is no player and has no address',
      ],
    ],
  'A second cookie that scripts cannot read marks for 400 days a browser in which an account was signed in, so that wrong passwords of others do not lock its owner out there.':
    [
      [
        'test/accounts/cookies.test.ts',
        'by signing in is a second cookie for 400 days, which lets nobody in by itself',
      ],
      [
        'test/accounts/locked-out.test.ts',
        'do not lock it for its owner, on a device where they were signed in before',
      ],
    ],
  'It lets nobody in.': [
    [
      'test/accounts/cookies.test.ts',
      'by signing in is a second cookie for 400 days, which lets nobody in by itself',
    ],
  ],
  'An account is deleted by its person or by those who may remove people (see [Who may do what](roles.md)); its entries stay, by *Former member*.':
    [
      [
        'test/accounts/closing.test.ts',
        'by its person, who shows the password, is gone, and what they did stays under another name',
      ],
      ['test/accounts/closing.test.ts', 'by an owner of all, and by nobody else'],
    ],
  'Its player is deleted too, unless they were ever on a roster or in a game.': [
    [
      'test/accounts/what-remains.test.ts',
      'leaves no name behind that the public reads, nor in stored answers, wherever it stood',
    ],
  ],
  'In that case the player stays, the public sees the initials, and the office may show the name again or erase it.':
    [
      [
        'test/accounts/what-remains.test.ts',
        'leaves no name behind that the public reads, nor in stored answers, wherever it stood',
      ],
    ],
}
