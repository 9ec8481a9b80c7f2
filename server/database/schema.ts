import type { ColumnType, Generated } from 'kysely'
import type { PlaceKind, Role, TokenScope } from '../../shared-schema/api/accounts.ts'
import type { Delivery } from '../../shared-schema/api/messages.ts'
import type { Fee } from '../../shared-schema/api/fees.ts'
import type { Agreement, Question } from '../../shared-schema/api/registration-form.ts'
import type {
  AgreedText,
  GivenAnswer,
  RegisteredPlayer,
  RegistrationChange,
  RegistrationState,
} from '../../shared-schema/api/registrations.ts'
import type { Entry } from '../../shared-schema/replication/entry.ts'
import type { Refusal } from '../../shared-schema/replication/result.ts'
import type { CollectionName, Scope } from '../../shared-schema/replication/scope.ts'
import type { Ruling } from '../../shared-schema/rules/progress/ruling.ts'
import type { Family, RecordIn } from '../../shared-schema/resources/index.ts'
import type { PicturedFamily } from '../../shared-schema/resources/pictures.ts'
import type { Counters } from '../../shared-schema/sports/model/figures.ts'
import type { Language } from '../../shared-schema/texts/languages.ts'

/** A JSON column: written as its text, read as its value. */
type Json<T> = ColumnType<T, string, string>

/** A column that the database generates from others of its row. */
type Computed<T> = ColumnType<T, never, never>

/** A field's column; lists of objects are JSON. */
type Column<V> = V extends readonly object[]
  ? ColumnType<V, string | undefined, string>
  : ColumnType<V, V | undefined, V>

/**
 * A family's table: the stored fields of its resource file, the owning organization, and its own additions.
 */
type FamilyTable<F extends Family, Extra = unknown> = { [K in keyof RecordIn<F>]: Column<RecordIn<F>[K]> } & {
  owner_id: number | null
} & Extra

interface Recorded {
  entry_id: string
  timezone: Generated<string>
}
interface Zoned {
  timezone: Generated<string>
}

type FamilyTables = {
  [F in Family]: FamilyTable<F>
} & {
  players: FamilyTable<'players', { person_id: string | null; entry_id: string | null }>
  teams: FamilyTable<
    'teams',
    { carried_wins: Generated<number>; carried_losses: Generated<number>; carried_ties: Generated<number> }
  >
  games: FamilyTable<
    'games',
    {
      final_at: string | null
      settled: Generated<boolean>
      bracket_round: number | null
      bracket_slot: number | null
      sent_team_1_id: number | null
      sent_team_2_id: number | null
      ruling_before: Ruling | null
      sent_nobody_1: Generated<boolean>
      sent_nobody_2: Generated<boolean>
    }
  >
  pools: FamilyTable<'pools', Zoned>
  pool_rounds: FamilyTable<'pool_rounds', Zoned>
  brackets: FamilyTable<'brackets', Zoned>
  swiss_rounds: FamilyTable<'swiss_rounds', Zoned>
  game_scores: FamilyTable<'game_scores', Recorded>
  game_sportsmanship_scores: FamilyTable<'game_sportsmanship_scores', Recorded & { person_id: string | null }>
  events: FamilyTable<'events', Zoned & { entry_id: string | null }>
}

/** The purpose of an account's link. */
export type LinkPurpose = 'new password' | 'own address' | 'own account'

/** The columns of a place; all null if a role holds everywhere. */
interface Placed {
  place_kind: PlaceKind | null
  place_id: number | null
  place_day: Generated<string | null>
}

/** A code of a registration form. */
interface CodeOfForm {
  readonly code: string
  /** How many teams may register with it. */
  readonly uses: number
}

/** A game in the published schedule of its tournament. */
export interface PublishedGame {
  readonly id: number
  /** ISO 8601 in UTC. */
  readonly start_time: string
  readonly game_site_id: number | null
  readonly team_1_id: number | null
  readonly team_2_id: number | null
  /** Missing for games published before rulings existed. */
  readonly ruling?: Ruling
}

/** Every table and view, as Kysely sees it. Times are ISO 8601 text in UTC, with microseconds. */
export interface Database extends FamilyTables {
  pictures: { family: PicturedFamily; record_id: number; address: Computed<string>; content: Uint8Array }
  fixture_wishes: { season_id: number; wishes: Json<Record<string, unknown>> }
  published_schedules: {
    tournament_id: number
    published_at: string
    person_id: string | null
    games: Json<readonly PublishedGame[]>
  }
  messages: {
    id: Generated<number>
    owner_id: number | null
    tournament_id: number | null
    season_id: number | null
    meet_id: number | null
    /** The divisions whose teams got a message to a whole event. */
    tournament_ids: number[]
    subject: string
    text: string
    by_mail: boolean
    person_id: string | null
    time_created: Generated<string>
  }
  deliveries: {
    id: Generated<number>
    message_id: number
    team_id: number | null
    name: string
    email: string
    subject: string
    text: string
    reply_to: string
    state: Delivery['state']
    problem: Generated<string>
    time_changed: Generated<string>
  }
  registration_forms: {
    tournament_id: number
    version: Generated<number>
    is_offered: Generated<boolean>
    opens_at: string | null
    closes_at: string | null
    roster_locks_at: string | null
    capacity: number | null
    has_waiting_list: Generated<boolean>
    needs_code: Generated<boolean>
    introduction: Generated<string>
    codes: Json<readonly CodeOfForm[]>
    questions: Json<readonly Question[]>
    agreements: Json<readonly Agreement[]>
    last_id: Generated<number>
    currency: string | null
    fees: Json<readonly Fee[]>
    payment_instructions: Generated<string>
  }
  registration_texts: {
    tournament_id: number
    id: number
    version: number
    title: string
    text: string
    time_created: Generated<string>
  }
  registrations: {
    id: Generated<number>
    tournament_id: number
    team_id: number | null
    state: RegistrationState
    team_name: string
    contact_name: string
    contact_email: string
    colours: string
    roster: Json<readonly RegisteredPlayer[]>
    answers: Json<readonly GivenAnswer[]>
    agreed: Json<readonly Pick<AgreedText, 'id' | 'version'>[]>
    code: string
    language: Language
    wants_out: Generated<boolean>
    request_key: string | null
    request_hash: string
    waiting_since: string | null
    time_created: Generated<string>
    fees: Json<readonly Fee[]>
    fees_version: Generated<number>
  }
  official_links: {
    token_hash: string
    official_id: number
    person_id: string | null
    time_created: Generated<string>
  }
  registration_links: { token_hash: string; registration_id: number; time_created: Generated<string> }
  registration_payments: {
    id: Generated<number>
    tournament_id: number
    registration_id: number
    amount: number
    /** As `2026-05-03`. */
    day: string
    note: string
    payer: string
    text: string
    /** Of a row in a bank statement. */
    bank_key: string | null
    person_id: string | null
    time_created: Generated<string>
    cancelled_at: string | null
    cancelled_by: string | null
  }
  registration_changes: {
    id: Generated<number>
    registration_id: number
    what: RegistrationChange['what']
    by_team: boolean
    person_id: string | null
    time: Generated<string>
  }
  season_sports: { season_id: number; sport: string }
  tournament_sites: { tournament_id: number; event_site_id: number }
  tournament_game_sites: { tournament_id: number; game_site_id: number }
  event_places: { event_id: number; season_id: number | null; tournament_id: number | null }
  catalog_members: { scope: Scope; family: Family; key_1: number; key_2: number }
  rostered: { team_id: number; player_id: number; number: number | null; jersey_number: string | null }
  former_players: { id: number; entry_id: string | null; into_id: number | null }
  entries: {
    id: string
    scope: Scope
    game_id: number
    device_id: string
    counter: number
    kind: Entry['kind']
    document: Json<Entry>
    refusal: Refusal | null
    person_id: string | null
    received_at: Generated<string>
  }
  unreadable_entries: {
    id: string
    scope: Scope
    person_id: string | null
    content: string
    reason: string
    received_at: Generated<string>
  }
  scopes: { scope: Scope; head: Generated<number> }
  feed_generations: { scope: Scope; generation: string; start: number }
  feed: {
    scope: Scope
    collection: CollectionName
    id: string
    position: number
    deleted: boolean
    document: Json<Record<string, unknown>>
    public_document: Json<Record<string, unknown>> | null
    audience: string | null
  }
  changes: {
    family: Family
    key_1: number
    key_2: number
    owner_id: number | null
    is_deleted: boolean
    was_public: Generated<boolean>
    noted: Generated<number>
    position: number | null
    first: number | null
    time: Generated<string>
  }
  change_head: { head: number }
  record_counts: {
    family: Family
    owner_id: number
    tournament_id: number
    swiss_round_id: number
    records: number
    is_sum: boolean
  }
  slots_to_free: { tournament_id: number }
  counted_versions: { sport: string; version: number }
  stat_lines: {
    sport: string
    subject: 'player' | 'team'
    level: StatLevel
    player_id: Generated<number>
    team_id: Generated<number>
    game_id: Generated<number>
    tournament_id: Generated<number>
    season_id: Generated<number>
    league_id: Generated<number>
    owner_id: number | null
    counters: Json<Counters>
    time_last_updated: Generated<string>
    is_counted: Generated<boolean>
    subject_id: Computed<number>
    place_id: Computed<number>
  }
  roles: Placed & {
    id: Generated<number>
    person_id: string
    organization_id: number | null
    role: Role
    /** The pass that gave the role; null if it came by an invitation. */
    pass_id: Generated<number | null>
    time_created: Generated<string>
  }
  passes: {
    id: Generated<number>
    /** Null until somebody makes its code, for the pass of a copied event. */
    code_hash: string | null
    organization_id: number
    role: Role
    place_kind: PlaceKind
    place_id: number
    place_day: string | null
    made_by: string | null
    expires_at: string | null
    revoked_at: Generated<string | null>
    time_created: Generated<string>
    code_made_at: Generated<string>
  }
  pass_arrivals: {
    pass_id: number
    person_id: string
    device_id: string | null
    source: string | null
    arrived_at: Generated<string>
    revoked_at: Generated<string | null>
  }
  invitations: Placed & {
    id: Generated<number>
    code_hash: string
    organization_id: number | null
    role: Role
    invited_by: string | null
    expires_at: string
    used_at: string | null
    time_created: Generated<string>
  }
  programs: {
    client_id: string
    secret_hash: string | null
    name: string
    redirect_uris: string[]
    person_id: string
    acts_alone: Generated<boolean>
    time_created: Generated<string>
  }
  authorization_codes: {
    code_hash: string
    client_id: string
    person_id: string
    redirect_uri: string
    code_challenge: string | null
    scope: Generated<TokenScope>
    expires_at: string
  }
  tokens: {
    id: Generated<number>
    token_hash: string
    kind: 'personal' | 'access' | 'refresh'
    person_id: string
    client_id: string | null
    code_hash: string | null
    name: Generated<string>
    scope: Generated<TokenScope>
    expires_at: string | null
    last_used_at: string | null
    time_created: Generated<string>
  }
  audit: {
    id: Generated<number>
    time: Generated<string>
    person_id: string | null
    person_name: string
    client_kind: string
    client_name: string
    device_id: string | null
    family: Family
    key_1: number
    key_2: number
    owner_id: number | null
    operation: 'create' | 'update' | 'delete'
    changes: Json<Record<string, { before: unknown; after: unknown }>>
  }
  idempotency_keys: {
    person_id: string
    key: string
    request_hash: string
    location: string | null
    etag: string | null
    body: Json<object> | null
    time_created: Generated<string>
  }
  devices: {
    device_id: string
    scope: Scope
    person_id: string
    epoch: number
    position: number | null
    unsent: number | null
    last_contact: string
    left_at: Generated<string | null>
  }
  people: {
    id: string
    name: string
    email: string
    email_verified: boolean
    created_at: ColumnType<Date, Date, Date>
    disabled_at: string | null
    deleted_at: string | null
    two_factor_enabled: Generated<boolean>
    is_pass_holder: Generated<boolean>
  }
  account_links: {
    code_hash: string
    purpose: LinkPurpose
    person_id: string
    email: string | null
    made_by: string | null
    expires_at: string
    used_at: string | null
    time_created: Generated<string>
  }
  passkeys: { id: string; user_id: string; name: string; credential_id: string; last_used_at: string | null }
  two_factors: {
    id: string
    user_id: string
    secret: string
    backup_codes: string
    verified: Generated<boolean>
  }
}

export type StatLevel = 'game' | 'team' | 'tournament' | 'season' | 'league' | 'sport'
