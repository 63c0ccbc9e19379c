import type { support } from '#schema/company/support.ts'
import { initialsOf } from '#values/texts.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import type { Handler } from '../implement.ts'

/** White text is readable on all of these. */
const grounds = ['#2F5575', '#7A3B1D', '#3F6148', '#5B4A7D', '#6B4E16', '#8A2F4B'] as const

/**
 * Portrait for people without a photo: initials as SVG without styles or scripts. The same name always looks the same.
 */
const drawPortrait = (name: string) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const initials = initialsOf(name).replace(/[<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return Buffer.from(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
      `<rect width="96" height="96" fill="${grounds[sum % grounds.length]}"/>`,
      '<text x="48" y="49" fill="#FFFFFF" font-family="Inter, Arial, sans-serif" font-size="38" font-weight="600"',
      ` text-anchor="middle" dominant-baseline="central">${initials}</text>`,
      '</svg>',
    ].join(''),
  )
}

const contactOf = (db: Db, { guid }: { guid: string }) =>
  db
    .selectFrom('contacts')
    .leftJoin('contact_photos', 'contact_photos.contact_id', 'contacts.id')
    .select(['contacts.name', 'contact_photos.media_type as type', 'contact_photos.photo as bytes'])
    .where('contacts.guid', '=', guid)
    .execute()

const drawn = 'image/svg+xml'

/** A person's photo, or a generated portrait; throws 404 if the person does not exist. */
export const lookOf = (found: Awaited<ReturnType<typeof contactOf>>[number] | undefined) => {
  if (!found) throw notFound()
  const { name, type, bytes } = found
  return type !== null && bytes !== null ? { name, type, bytes } : { name, type: drawn, bytes: drawPortrait(name) }
}

export const photo: Handler<typeof support.photo> = async ({ db, input }) => lookOf((await contactOf(db, input))[0])
