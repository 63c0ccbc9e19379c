import { account } from '../schema/account/account.ts'
import type { AnswerOf } from '../schema/call.ts'
import { type Opened, openedId } from '../schema/wire/opened.ts'

/** The answers that came with the document, and for which opening they are. */
interface Told {
  readonly route: string
  readonly customerId: number | null
  readonly user: AnswerOf<typeof account.currentUser>
  readonly menu: AnswerOf<typeof account.menu>
  readonly access: AnswerOf<typeof account.pageAccess>
}

const decode = ({ user, menu, access, ...of }: Opened): Told => ({
  ...of,
  user: account.currentUser.answer.decode(user, 'user'),
  menu: account.menu.answer.decode(menu, 'menu'),
  access: account.pageAccess.answer.decode(access, 'access'),
})

const read = (): Told | null => {
  const opened: Opened | null = JSON.parse(document.getElementById(openedId)?.textContent || 'null')
  return opened && decode(opened)
}

/** What could not be read is asked for. */
const readQuietly = () => {
  try {
    return read()
  } catch {
    return null
  }
}

/** What the document said of its opening; null where nobody is signed in, or the gateway did not know in time. */
const told = readQuietly()

/** Who opened the document, where it says that this page may be seen on behalf of this customer. */
export const openedFor = (route: string, customerId: number | null) =>
  told?.route === route && told.customerId === customerId && told.access.ok ? told.user : null

/** Whom the document was opened for; null also where it does not say. */
export const openedCustomer = told?.customerId ?? null

/** Each answer is as old as the document, and so stands for one question only. */
const once = <T>(value: T | null) => {
  let left = value
  return () => {
    const taken = left
    left = null
    return taken
  }
}

/** Who opened the document. */
export const takeOpenedUser = once(told?.user ?? null)

/** The menu of who opened it, and the customer that it is for. */
export const takeOpenedMenu = once(told && { customerId: told.customerId, menu: told.menu })

const takeAccess = once(told)

/** Whether the page that the document opened may be seen on behalf of a customer; null for any other opening. */
export const takeOpenedAccess = (route: string, customerId: number | null) => {
  const opened = takeAccess()
  return opened && opened.route === route && opened.customerId === customerId ? opened.access : null
}
