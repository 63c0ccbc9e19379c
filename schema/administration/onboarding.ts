import { type UserText, userTexts } from '../account/particulars.ts'
import { anyType, auth, id, maxFileBytes } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { infoOf, type Schema } from '../fields.ts'
import { instant, integer, many, nullable, optional, raw, text, wordOf } from '../kinds.ts'
import { listOf } from '../wire/envelope.ts'
import { newUser } from './administration.ts'

/** Maximum rows per batch. */
export const maxRows = 1000

const cell = (field: Schema) => optional(raw(infoOf(field).wire))

/**
 * A new user as a spreadsheet row. Each cell is free text, keyed by its field in the new-user payload. Roles are given
 * by name or id, customers of the relation and pages likewise, separated by semicolons; the plant is `Forge`,
 * `Aeroespace` or its code. Pages are granted beyond those of the role, or withdrawn with a minus before them.
 */
export const sheetRow = entity('sheetRow', {
  ...(Object.fromEntries(Object.entries(userTexts).map(([name, field]) => [name, cell(field)])) as Readonly<
    Record<UserText, ReturnType<typeof cell>>
  >),
  roleId: cell(newUser.fields.roleId),
  customerIds: optional(raw('multiple_client_ids', { max: 20_000 })),
  plant: cell(newUser.fields.plant),
  pages: optional(raw('pages', { max: 20_000 })),
})

export type SheetField = keyof typeof sheetRow.fields

/** In template order. */
export const sheetFieldNames = Object.keys(sheetRow.fields) as readonly SheetField[]

/** The relation is not required, because administrators have none, and a missing plant is Forge; pages are those of the role. */
export const requiredColumns = sheetFieldNames.filter(
  (name) => name !== 'plant' && name !== 'pages' && infoOf(newUser.fields[name]).isRequired,
)

export const rowReason = entity('rowReason', {
  /** Field name in the new-user payload. */
  field: text('field'),
  code: text('code'),
  limit: nullable(integer('limit')),
  /** The invalid entry of a cell with several entries; otherwise empty. */
  value: raw('value'),
  message: text('message'),
})

/** Result of a row: `new` user, `exists` (the email is already in use), or `wrong` (not valid). */
export const rowResult = entity('rowResult', {
  /** Zero-based index within the request. */
  row: integer('row'),
  state: wordOf('state', 'new', 'exists', 'wrong'),
  userId: nullable(integer('user_id')),
  roleId: nullable(integer('role')),
  reasons: rows('reasons', rowReason),
})

const sheetFields = {
  rows: rows('rows', sheetRow),
  /**
   * Emails of earlier rows of a sheet that is sent in several requests, so that duplicates are detected across
   * requests.
   */
  earlierEmails: optional(many(raw('earlier_emails'), { max: maxRows })),
}

const results = rows('results', rowResult)

export const batch = keyedEntity('batch', 'id', {
  id: integer('id'),
  at: instant('at'),
  userName: text('user'),
  fileName: text('file_name'),
  rows: integer('rows'),
  created: integer('created'),
  undoneAt: nullable(instant('undone_at')),
  deleted: nullable(integer('deleted')),
})

/** Result of an undo: users deleted, and users kept, by reason. */
export const undone = entity('undone', {
  deleted: integer('deleted'),
  /** Users who have set a password or signed in. */
  signedIn: integer('signed_in'),
  changed: integer('changed'),
  /** Users with roles the caller may not delete. */
  notManageable: integer('not_manageable'),
  alreadyDeleted: integer('already_deleted'),
})

const access = { pages: ['create-user'], owner: 'staff' } as const

/** Cells of the first visible sheet of a workbook, or of a text, as texts. */
export const sheetCells = entity('sheetCells', {
  /** Rows that are not blank: at most five times as many as a batch may have, so that too many are noticed. */
  rows: rows('rows', entity('sheetCellsRow', { line: integer('line'), cells: many(raw('cells')) })),
  /** Cells with an error such as #N/A, or with a formula whose result the file does not have. */
  errors: rows('errors', entity('sheetCellError', { line: integer('line'), column: integer('column') })),
  /** Hidden sheets with cells, which are not read. */
  hidden: many(raw('hidden')),
})

export const onboarding = {
  /**
   * Reads a sheet with the reader of the imports, in front of services as well; a file that cannot be read is answered
   * by 400 with its problem.
   */
  readSheet: auth('POST', '/api/onboarding/sheet', {
    isOwn: true,
    access,
    streams: { types: [anyType], maxBytes: maxFileBytes },
    answer: sheetCells,
    changes: false,
  }),
  /** Dry run: returns the result that `create` would have for each row. */
  check: auth('POST', '/api/onboarding/check', {
    isAddition: true,
    access,
    body: entity('sheet', sheetFields),
    answer: entity('checked', { results }),
    changes: false,
  }),
  /** Creates users for all valid rows in one transaction. */
  create: auth('POST', '/api/onboarding/', {
    isAddition: true,
    access,
    body: entity('newBatch', {
      ...sheetFields,
      fileName: text('file_name'),
      /** Total rows of a sheet that is sent in several requests. */
      rowCount: optional(integer('row_count', { min: 1, max: maxRows })),
      /** Batch to continue; must be the caller's own. */
      batchId: optional(nullable(integer('batch_id', { min: 1 }))),
    }),
    answer: entity('created', {
      /** Null if no user has been created yet. */
      batchId: nullable(integer('batch_id')),
      results,
    }),
    takesKey: true,
  }),
  listBatches: auth('GET', '/api/onboarding/batches', {
    isAddition: true,
    access,
    list: { sort: ['at', 'userName', 'fileName', 'rows', 'created', 'undoneAt'] },
    answer: listOf(batch),
  }),
  /** Deletes users of the batch who have neither signed in nor been changed since. */
  undo: auth('POST', '/api/onboarding/batches/:id/undo', {
    isAddition: true,
    access,
    params: { id },
    answer: undone,
    takesKey: true,
  }),
}
