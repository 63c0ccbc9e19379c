import { auth } from '../call.ts'
import { entity } from '../entity.ts'
import { flag, text } from '../kinds.ts'

const own = { access: { pages: ['user-profile'], owner: 'caller' }, isOwn: true } as const

export const isChosen = flag('isChosen')

/** Mails with the papers of loads that ship `docs/product/logistics.md#mails-when-a-load-ships`. */
export const loadMails = {
  get: auth('GET', '/api/load-mails/', {
    ...own,
    answer: entity('loadMails', {
      /** Not for staff, without the page Shipment Documents, or if a company's services have users or data. */
      isOffered: flag('isOffered'),
      isChosen,
      /** The portal attaches the papers as a zip. */
      hasFiles: flag('hasFiles'),
    }),
  }),
  choose: auth('POST', '/api/load-mails/', {
    ...own,
    body: entity('loadMailChoice', { isChosen }),
    answer: entity('loadMailChosen', { message: text('message') }),
  }),
}
