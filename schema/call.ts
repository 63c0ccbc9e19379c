import type { Codec, Fields, RowOfFields, ValueOfCodec } from './entity.ts'
import { type Field, integer, type ValueOf } from './kinds.ts'
import { type Listing, type ListOptions, listingOf, type RequestOf } from './list.ts'
import type { Route } from './pages.ts'

export type ServiceName = 'auth' | 'read' | 'write' | 'content'
export const serviceNames = ['auth', 'read', 'write', 'content'] as const

/** `PUT` and `DELETE` are of records that are plain REST. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Whose rows a call touches: `caller` the caller's own or what the caller may see, `staff` those of all customers
 * (roles that act for every customer), `row` those of the customer that owns the named row, `input(...)` those of the
 * customer named in that field, `link` the budget that a signed link is for: the one of the input's `sellerId` and
 * `year` (DECISIONS X7).
 */
export type Owner = 'caller' | 'staff' | 'row' | 'link' | { readonly input: string; readonly also?: readonly string[] }

/** The header that carries the link of a call whose owner is `link`; in the program it is the input's `link`. */
export const linkHeader = 'X-Budget-Link'

/** Whether a call is for whoever comes by a link. */
export const takesLink = ({ access }: Pick<AnyCall, 'access'>) => 'owner' in access && access.owner === 'link'

/**
 * The customer named in this field of the input must be one of the caller's; `also` are further fields that may name a
 * customer, and then no other.
 */
export const input = <const Name extends string>(name: Name, ...also: string[]) => ({ input: name, also })

/** Who may make a call. There is no default: `public` is a declaration like the others. */
export type Access =
  | { readonly public: true }
  | { readonly signedIn: true; readonly owner: Owner }
  | {
      readonly pages: readonly Route[]
      /** One of these content keys is needed as well as one of the pages. */
      readonly content?: readonly string[]
      readonly owner: Owner
      /** A program may make it as well, with a key that an operator has made. */
      readonly orKey?: true
    }

/** A call by its address, `GET /read/OpenOrders/Listado/:customerId`. */
export const nameOfCall = ({ method, service, path }: Pick<AnyCall, 'method' | 'service' | 'path'>) =>
  `${method} /${service}${path}`

/** The fields of a call's body, where it has one that is a record. */
export const bodyFields = ({ body }: Pick<AnyCall, 'body'>): Fields =>
  body && 'fields' in body ? (body as Codec<unknown> & { fields: Fields }).fields : {}

/** What a list may be searched for: the filters of its query string, and all that its query and body take beside the customer. */
export const filtersOf = (call: Pick<AnyCall, 'access' | 'query' | 'body' | 'list'>): Fields => {
  const { [ownerInput(call) ?? '']: _customer, ...taken } = { ...call.query, ...bodyFields(call) }
  return { ...taken, ...call.list?.filter }
}

/** The field that names the customer, of a call that takes one. */
export const ownerInput = ({ access }: Pick<AnyCall, 'access'>) =>
  'owner' in access && typeof access.owner === 'object' ? access.owner.input : null

type PathNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Params<P extends string> = { readonly [N in PathNames<P>]: Field }

/**
 * Files of a call: the name of their field, and how many there are at least, one unless said otherwise, and at most. The
 * fields of its body stand in the same form as texts, before the files; its customer stands in the address, which is
 * checked before anything of the form is taken in.
 */
export interface Uploads {
  readonly name: string
  readonly least?: 0 | 1
  readonly most: number
}

/** A body that is one file, of this media type, and taken in as it comes. */
export interface Streams {
  readonly type: string
  readonly mostBytes: number
}

/** Whether a key opens a call. */
export const takesApiKey = ({ access }: Pick<AnyCall, 'access'>) => 'pages' in access && access.orKey === true

/** What a file that comes with a call may have (spec 1 §9). */
export const mostFileBytes = 15_000_000

/** Calls of one user per hour are counted by what they leave behind. */
export type Rate = 'visits' | 'tracking' | 'changes' | 'comments' | 'references' | 'mails'

interface Options<P extends string, Q extends Fields, B, L extends ListOptions, A> {
  /** The kind of each `:name` in the path. */
  readonly params?: Params<P>
  readonly query?: Q
  readonly body?: Codec<B>
  /** Makes it a list: sort, range and filter in the query string, total in `Content-Range`, sums in `X-Totals`. */
  readonly list?: L
  readonly answer: Codec<A>
  /** Whether it changes state; by default every call of `write`, and of `auth` by POST. */
  readonly changes?: boolean
  /** It changes nothing that is shown but leaves a visit: like a change it is refused to other sites. */
  readonly leavesVisit?: boolean
  /** As what it is counted per user and hour; by default as a change or a visit, where it is one. */
  readonly rate?: Rate
  /** A create: a repeat with the same `Idempotency-Key` gets the first answer and has no further effect. */
  readonly takesKey?: boolean
  /** Files that come with it, as `multipart/form-data`. */
  readonly uploads?: Uploads
  /** The file that is its body. */
  readonly streams?: Streams
  /** The portal itself answers it, whatever services are connected. */
  readonly isOwn?: boolean
  /**
   * No specification has it, so a company's services need not either: it is forwarded only where the settings say that
   * they answer every declared call. Otherwise it is refused as not offered.
   */
  readonly isAddition?: boolean
  /** The specified call in whose place it stands, by another method or path: that one is made of a company's service. */
  readonly forwardedAs?: Call
  /** `read` answers the record's version as ETag; `write` demands it as If-Match. */
  readonly versioned?: 'read' | 'write'
}

type NoFields = Record<never, never>
type ColumnOf<R> = R extends readonly (infer Row)[] ? keyof Row & string : string

/** A call as the program sees it: `Input` and `Answer` in domain names; everything about the wire stays inside. */
export interface Call<Input = unknown, Answer = unknown, A = Access, Listed = boolean> {
  readonly service: ServiceName
  readonly method: Method
  /** Below the service's base, with `:name` for parameters; a final slash is optional when matched. */
  readonly path: string
  readonly params: Readonly<Record<string, Field>>
  readonly query: Fields
  readonly body: Codec<unknown> | null
  readonly list: Listing | null
  readonly answer: Codec<Answer>
  readonly access: A
  readonly changes: boolean
  readonly leavesVisit: boolean
  readonly takesKey: boolean
  /** Null where no user is known, and of imports, which wait for each other. */
  readonly rate: Rate | null
  readonly uploads: Uploads | null
  readonly streams: Streams | null
  readonly isOwn: boolean
  readonly isAddition: boolean
  readonly forwardedAs: Call | null
  readonly versioned: 'read' | 'write' | null
  /** Only for inference; there is no such value. */
  readonly types?: { input: Input; listed: Listed }
}

export type AnyCall = Call<never, unknown, Access>
export type InputOf<C> = C extends { types?: { input: infer I } } ? I : never
export type AnswerOf<C> = C extends { answer: infer A } ? ValueOfCodec<A> : never
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
    params: (options.params ?? {}) as Record<string, Field>,
    query: options.query ?? {},
    body: options.body ?? null,
    list: options.list ? listingOf(options.list, options.answer.row) : null,
    answer: options.answer,
    access: options.access,
    changes: options.changes ?? changesBy(service, method),
    leavesVisit: options.leavesVisit ?? false,
    takesKey: options.takesKey ?? false,
    rate: rateOf(service, method, options),
    uploads: options.uploads ?? null,
    streams: options.streams ?? null,
    isOwn: options.isOwn ?? false,
    isAddition: options.isAddition ?? false,
    forwardedAs: options.forwardedAs ?? null,
    versioned: options.versioned ?? null,
  })

/** Calls of the authentication service. */
export const auth = declare('auth')
/** Calls of the gateway for reads. */
export const read = declare('read')
/** Calls of the gateway for writes. */
export const write = declare('write')
/** Calls that answer documents. */
export const content = declare('content')

/** The id in a path. */
export const id = integer('id', { min: 1 })

/**
 * A call about one customer, named by `:customerId` in its path, that is made from one of these pages. Its `access` alone
 * is also that of calls that name the customer in their query or body.
 */
export const ofCustomer = <const R extends Route>(...pages: R[]) => ({
  access: { pages, owner: input('customerId') },
  params: { customerId: id },
})
