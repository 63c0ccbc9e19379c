/** Who is calling, worked out once per request. */
export interface Caller {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly roleId: number
  readonly plant: 'forge' | 'aerospace'
  /** The customers that the caller may act for. */
  readonly customers: 'all' | readonly number[]
}
