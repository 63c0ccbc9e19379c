import { content, id, read } from '../call.ts'
import { entity, keyedEntity } from '../entity.ts'
import { flag, integer, nullable, text } from '../kinds.ts'
import { file, first, listOf } from '../wire/envelope.ts'
import { pageOfText, pageText } from './pageTexts.ts'

/** Team member; `roleEs` is null until the role has been translated. */
const teamMember = keyedEntity('teamMember', 'id', {
  id: integer('id'),
  name: text('name'),
  role: text('role'),
  roleEs: nullable(text('roleEs')),
  isSample: flag('isSample'),
})

// Team data is always the portal's own, never a connected service's.
const own = { access: { pages: ['meet-the-team'], owner: 'caller' }, isOwn: true } as const

const emptyPage = entity('emptyPage', { route: text('route') })

export const company = {
  /** Null if none has been entered. */
  text: read('GET', '/pageTexts/:page', {
    isOwn: true,
    access: { public: true },
    params: { page: pageOfText },
    answer: first(pageText),
  }),
  /** Pages that the menu leaves out because nothing has been entered for them. */
  emptyPages: read('GET', '/emptyPages', {
    isOwn: true,
    access: { signedIn: true, owner: 'caller' },
    answer: listOf(emptyPage),
  }),
  /** In display order. */
  team: read('GET', '/team', { ...own, answer: listOf(teamMember) }),
  /** Returns a placeholder drawing for members without a photo. New photos appear at once. */
  portrait: content('GET', '/team/:id/photo', { ...own, params: { id }, answer: file('image/*') }),
}
