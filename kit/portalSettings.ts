/** Settings from the gateway in `<meta name="portal">`. */
export interface PortalSettings {
  readonly product: string
  readonly wireProduct: string
  /** Time zone in which instants are displayed. */
  readonly timeZone: string
  readonly loginUrl: string
  readonly aerospaceUrl: string
  /** Empty if there is none; the link is then hidden. */
  readonly dashboardRepsUrl: string
  /** Routes of pages under maintenance `docs/product/access.md#pages-under-maintenance`. */
  readonly maintenancePages: readonly string[]
  /** The services that the portal itself provides. */
  readonly isEmbedded: Readonly<Record<'auth' | 'read' | 'write' | 'content', boolean>>
  /** True if connected services also answer calls that are not in the specifications. */
  readonly offersAdditions: boolean
  /** True if embedded and connected services have the same users and records. */
  readonly sharesRecords?: boolean
  /** The company's own names of fields, by `record.field`. */
  readonly fieldNames?: Readonly<Record<string, string>>
  /** Base path; missing if the portal has a host of its own. */
  readonly base?: string
  /** Fixed business day of the demo; null outside a demo. */
  readonly businessDay: string | null
}

const defaults: PortalSettings = {
  product: 'Anvil',
  wireProduct: 'Anvil',
  timeZone: 'America/Monterrey',
  loginUrl: '/',
  aerospaceUrl: '/',
  dashboardRepsUrl: '',
  maintenancePages: [],
  isEmbedded: { auth: true, read: true, write: true, content: true },
  offersAdditions: false,
  businessDay: null,
}

const read = (): PortalSettings => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="portal"]')?.content
  // Without a gateway, the page still contains the placeholder.
  return content?.startsWith('{') ? { ...defaults, ...JSON.parse(content) } : defaults
}

let known: PortalSettings | undefined

export const portalSettings = (): PortalSettings => {
  known ??= read()
  return known
}
