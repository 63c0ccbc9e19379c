import { type administration, newUser } from '#schema/administration/administration.ts'
import { InvalidInputError } from '#schema/checks/issues.ts'
import { infoOf } from '#schema/fields.ts'
import { invite } from '../access/codes.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { invitation } from '../mail/accountMails.ts'
import { admitUser, insertUser } from './newUser.ts'

type Posted = Parameters<Context<unknown>['outbox']['isSent']>[0]

const created = 'User created successfully.'
const createdWithoutMail = 'User created successfully, email failed.'

/** Creates a user without a password and mails a link to set one. */
export const registerUser: Handler<typeof administration.registerUser> = inStages({
  prepare: async () => ({ mail: null as Posted | null }),
  run: async ({ db, clock, caller, input, outbox, settings, changed }, letter) => {
    const user = await insertUser(db, clock, caller, await admitUser(db, caller, input))
    if (user === null) throw new InvalidInputError({ [infoOf(newUser.fields.email).wire]: { code: 'emailTaken' } })
    letter.mail = await outbox.addClaimed(db, invitation(settings, input, await invite(db, clock, user.id)))
    changed({ record: `user ${user.id}`, after: user })
    // The response if the process stops before the mail is sent.
    return { id: user.id, message: createdWithoutMail, isMailSent: false }
  },
  finish: async ({ outbox }, registered, letter) => {
    const isMailSent = letter.mail !== null && (await outbox.isSent(letter.mail))
    return { ...registered, isMailSent, message: isMailSent ? created : createdWithoutMail }
  },
})
