/** What the gateway tells the page in `<meta name="portal">`. */
export interface PortalSettings {
  readonly product: string
  readonly wireProduct: string
  /** The zone whose days instants are shown as. */
  readonly timeZone: string
  readonly loginUrl: string
  readonly aerospaceUrl: string
  /** Empty where there is no such place; its link is then absent. */
  readonly dashboardRepsUrl: string
  /** Routes of pages that are being worked on (DECISIONS R73). */
  readonly maintenancePages: readonly string[]
  /** Which of the four services are the portal's own. */
  readonly isEmbedded: Readonly<Record<'auth' | 'read' | 'write' | 'content', boolean>>
  /** Whether connected services answer the calls that no specification has, too. */
  readonly offersAdditions: boolean
  /** The day at which the demo plant stands still; null outside a demo. */
  readonly businessDay: string | null
  readonly version: string
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
  version: '',
}

const read = (): PortalSettings => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="portal"]')?.content
  // A page that no gateway has filled in still carries the placeholder.
  return content?.startsWith('{') ? { ...defaults, ...JSON.parse(content) } : defaults
}

let known: PortalSettings | undefined

/** The settings of this portal, read from the page once. */
export const portalSettings = (): PortalSettings => {
  known ??= read()
  return known
}
