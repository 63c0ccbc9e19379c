/** FNV-1a over UTF-16 units, as an unsigned number of 32 bits. */
const hashOf = (text: string) => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

interface Named {
  readonly id?: number | undefined
  readonly email: string
}

/**
 * The same user with an id. A company's service need not say one: then it follows from the e-mail address, and is below 0,
 * so that it is nobody's of the portal's own users.
 */
export const withUserId = <User extends Named>(user: User) => ({
  ...user,
  id: user.id ?? -1 - (hashOf(user.email.toLowerCase()) >>> 1),
})
