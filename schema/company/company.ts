import { content, id, read } from '../call.ts'
import { keyedEntity } from '../entity.ts'
import { flag, integer, nullable, text } from '../kinds.ts'
import { file, listOf } from '../wire/envelope.ts'

/** Somebody of the provider, as the page of the team tells of them; the role in Spanish where it has been written. */
const teamMember = keyedEntity('teamMember', 'id', {
  id: integer('id'),
  name: text('name'),
  role: text('role'),
  roleEs: nullable(text('roleEs')),
  isSample: flag('isSample'),
})

// Who works here is none of a company's gateways' business, as the films and slides are not.
const own = { access: { pages: ['meet-the-team'], owner: 'caller' }, isOwn: true } as const

/** The company itself. */
export const company = {
  /** In the order of the page. */
  team: read('GET', '/team', { ...own, answer: listOf(teamMember) }),
  /** Whoever has no photo is drawn; a new photo is shown at once. */
  portrait: content('GET', '/team/:id/photo', { ...own, params: { id }, answer: file('image/*') }),
}
