import type * as z from 'zod/mini'
import { type Fields, isEntity, type RowOfFields } from './entity.ts'
import type { Schema, ValueOf } from './fields.ts'
import { integer, recordId } from './kinds.ts'
import { type Listing, type ListOptions, listingOf, type RequestOf } from './list.ts'
import type { Route } from './pages.ts'
import { rowOf } from './wire/envelope.ts'

export type ServiceName = 'auth' | 'read' | 'write' | 'content'
export const serviceNames = ['auth', 'read', 'write', 'content'] as const

/** `PUT` and `DELETE` are used by plain REST records only. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Owner of the rows of a call. `caller`: the caller's own or visible rows; `staff`: rows of all customers (for roles
 * that act for all customers); `row`: the customer who owns the row; `input(...)`: the customer in that field; `link`:
 * the budget of a signed link, identified by the input's `sellerId` and `year` `docs/product/sales.md#modify-link`.
 */
type Owner = 'caller' | 'staff' | 'row' | 'link' | { readonly input: string; readonly also?: readonly string[] }

/** Header with the link for calls whose owner is `link`; decoded as the input's `link`. */
export const linkHeader = 'X-Budget-Link'
/** User that a page was opened with; a browser's session may meanwhile belong to somebody else. */
export const userHeader = 'X-Portal-User'
/** Error code of a call whose page belongs to another user than its session. */
export const otherUserCode = 'other_user'

export const takesLink = ({ access }: Pick<AnyCall, 'access'>) => 'owner' in access && access.owner === 'link'

/** The customer in this field must be one of the caller's; the fields in `also` may only repeat the same customer. */
export const input = <const Name extends string>(name: Name, ...also: string[]) => ({ input: name, also })

/** Access to a call. There is no default; even `public` must be declared. */
export type Access =
  | { readonly public: true }
  | { readonly signedIn: true; readonly owner: Owner }
  | {
      readonly pages: readonly Route[]
      /** Requires one of these content keys in addition to one of the pages. */
      readonly content?: readonly string[]
      readonly owner: Owner
      /** Programs may also make the call, with an API key created by an operator. */
      readonly orKey?: true
    }

/** Returns the address of a call, for example `GET /read/OpenOrders/Listado/:customerId`. */
export const nameOfCall = ({ method, service, path }: Pick<AnyCall, 'method' | 'service' | 'path'>) =>
  `${method} /${service}${path}`

export const bodyFields = ({ body }: Pick<AnyCall, 'body'>): Fields => (body && isEntity(body) ? body.fields : {})

/** Filters of a list: those in the query string, and the fields of query and body except the customer. */
export const filtersOf = (call: Pick<AnyCall, 'access' | 'query' | 'body' | 'list'>): Fields => {
  const { [ownerInput(call) ?? '']: _customer, ...input } = { ...call.query, ...bodyFields(call) }
  return { ...input, ...call.list?.filter }
}

/** True for a call used only by pages under maintenance. */
export const isClosed = ({ access }: Pick<AnyCall, 'access'>, maintenancePages: readonly string[]) =>
  'pages' in access && access.pages.every((page) => maintenancePages.includes(page))

/** Name of the field with the customer; null if there is none. */
export const ownerInput = ({ access }: Pick<AnyCall, 'access'>) =>
  'owner' in access && typeof access.owner === 'object' ? access.owner.input : null

type PathNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Params<P extends string> = { readonly [N in PathNames<P>]: Schema }

/**
 * Files of a call: field name, minimum (default 1) and maximum count. Body fields precede the files in the same form;
 * the customer is in the URL, so that access is checked before the form is read.
 */
export interface Uploads {
  readonly name: string
  readonly min?: 0 | 1
  readonly max: number
}

/** For files whose type is detected from their content alone. */
export const anyType = '*/*'

/** Body that is a single file of one of these media types, processed as a stream. */
export interface Streams {
  readonly types: readonly string[]
  readonly maxBytes: number
}

export const takesApiKey = ({ access }: Pick<AnyCall, 'access'>) => 'pages' in access && access.orKey === true

/** Maximum size of an uploaded file `docs/product/wire.md#upload-limits`. */
export const maxFileBytes = 15_000_000

/** Kinds of calls that are counted per user and hour. */
export type Rate = 'visits' | 'tracking' | 'changes' | 'comments' | 'references' | 'mails' | 'accounts'

interface Options<P extends string, Q extends Fields, B, L extends ListOptions, A> {
  /** Kind of each `:name` in the path. */
  readonly params?: Params<P>
  readonly query?: Q
  readonly body?: Schema<B>
  /** Makes it a list: sort, range and filter in the query string, total in `Content-Range`, sums in `X-Totals`. */
  readonly list?: L
  readonly answer: Schema<A>
  /** True if the call changes state; default for all calls of `write`, and for POST calls of `auth`. */
  readonly changes?: boolean
  /** Records a visit without changing displayed data; like changes, such calls are rejected from other origins. */
  readonly leavesVisit?: boolean
  /** Kind by which the call is counted per user and hour; by default a change or a visit, if it is one. */
  readonly rate?: Rate
  /**
   * For creating calls: a retry with the same `Idempotency-Key` returns the first response and has no further effect.
   */
  readonly takesKey?: boolean
  readonly uploads?: Uploads
  readonly streams?: Streams
  /** Always answered by the portal itself, even with connected services. */
  readonly isOwn?: boolean
  /** Its records are the users of the auth service, although another service has the call. */
  readonly isOfAuth?: boolean
  /**
   * Not in the specifications, so a company's services need not have it: forwarded only if the settings say that they
   * answer every declared call, otherwise rejected as not offered.
   */
  readonly isAddition?: boolean
  /**
   * Wire names of query, body or its rows that the specifications lack: sent only to a company that answers every
   * declared call.
   */
  readonly ownFields?: readonly string[]
  /** For uploads: wire name of the customer in the form, where the specifications have it and not in the query. */
  readonly customerInForm?: string
  /** The specified call, by another method or path, that is sent to a company's service instead. */
  readonly forwardedAs?: Call
  /** `read` returns the record's version as ETag; `write` requires it in If-Match. */
  readonly versioned?: 'read' | 'write'
}

type NoFields = Record<never, never>
type ColumnOf<R> = R extends readonly (infer Row)[] ? keyof Row & string : string

/** A declared call. `Input` and `Answer` use the program's names; the wire format is encapsulated. */
export interface Call<Input = unknown, Answer = unknown, A = Access, Listed = boolean> {
  readonly service: ServiceName
  readonly method: Method
  /** Relative to the service's base, with `:name` for parameters; a trailing slash is optional when matching. */
  readonly path: string
  readonly params: Fields
  readonly query: Fields
  readonly body: Schema | null
  readonly list: Listing | null
  readonly answer: Schema<Answer>
  readonly access: A
  readonly changes: boolean
  readonly leavesVisit: boolean
  readonly takesKey: boolean
  /** Null for calls without a user, and for imports, which run one at a time. */
  readonly rate: Rate | null
  readonly uploads: Uploads | null
  readonly streams: Streams | null
  readonly isOwn: boolean
  readonly isOfAuth: boolean
  readonly isAddition: boolean
  readonly ownFields: readonly string[]
  readonly customerInForm: string | null
  readonly forwardedAs: Call | null
  readonly versioned: 'read' | 'write' | null
  /** Only for type inference; never set. */
  readonly types?: { input: Input; listed: Listed }
}

export type AnyCall = Call<never, unknown, Access>
export type InputOf<C> = C extends { types?: { input: infer I } } ? I : never
export type AnswerOf<C> = C extends { answer: infer A } ? z.output<A> : never
export type IsListed<C> = C extends { types?: { listed: infer L } } ? L : never

type Flat<T> = { [K in keyof T]: T[K] }

const changesBy = (service: ServiceName, method: Method) =>
  service === 'write' || (service === 'auth' && method === 'POST')

type Counted = Pick<Options<string, Fields, unknown, never, unknown>, 'rate' | 'changes' | 'leavesVisit' | 'streams'>

const rateOf = (service: ServiceName, method: Method, options: Counted & { access: Access }): Rate | null => {
  if (options.rate) return options.rate
  if (options.leavesVisit) return 'visits'
  const changes = options.changes ?? changesBy(service, method)
  return changes && !options.streams && !('public' in options.access) ? 'changes' : null
}

const declare =
  (service: ServiceName) =>
  <
    const P extends string,
    const A extends Access,
    R,
    const K extends Params<P> = Params<P>,
    Q extends Fields = NoFields,
    B = unknown,
    const L extends ListOptions<string, Fields, ColumnOf<R>> = never,
    const V extends 'read' | 'write' | undefined = undefined,
  >(
    method: Method,
    path: P,
    options: Options<P, Q, B, L, R> & { access: A; params?: K; versioned?: V },
  ): Call<
    Flat<
      { [N in PathNames<P>]: ValueOf<K[N & keyof K]> } & RowOfFields<Q> &
        B &
        ([L] extends [never] ? unknown : { list: RequestOf<L, ColumnOf<R>> }) &
        (V extends 'write' ? { version: number } : unknown) &
        (A extends { owner: 'link' } ? { link: string } : unknown)
    >,
    R,
    A,
    [L] extends [never] ? false : true
  > => ({
    service,
    method,
    path,
    params: (options.params ?? {}) as Fields,
    query: options.query ?? {},
    body: options.body ?? null,
    list: options.list ? listingOf(options.list, rowOf(options.answer)) : null,
    answer: options.answer,
    access: options.access,
    changes: options.changes ?? changesBy(service, method),
    leavesVisit: options.leavesVisit ?? false,
    takesKey: options.takesKey ?? false,
    rate: rateOf(service, method, options),
    uploads: options.uploads ?? null,
    streams: options.streams ?? null,
    isOwn: options.isOwn ?? false,
    isOfAuth: options.isOfAuth ?? false,
    isAddition: options.isAddition ?? false,
    ownFields: options.ownFields ?? [],
    customerInForm: options.customerInForm ?? null,
    forwardedAs: options.forwardedAs ?? null,
    versioned: options.versioned ?? null,
  })

export const auth = declare('auth')
export const read = declare('read')
export const write = declare('write')
export const content = declare('content')

export const id = integer('id', { min: 1 })
/** Id of a record that a connected service may have. */
export const rowId = recordId('id', { min: 1 })

/**
 * For calls about the customer in `:customerId` of the path, made from one of these pages. Use only `access` for calls
 * with the customer in the query or body.
 */
export const ofCustomer = <const R extends Route>(...pages: R[]) => ({
  access: { pages, owner: input('customerId') },
  params: { customerId: rowId },
})
