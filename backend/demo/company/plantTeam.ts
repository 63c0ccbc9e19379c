import type { Insertable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Ground } from '../ground.ts'

interface Person extends Insertable<Tables['team_members']> {
  readonly portrait: string
}

/** Invented people, drawn of plain shapes: nobody's. */
const people: readonly Person[] = [
  {
    id: 1,
    place: 1,
    name: 'Helena Quintanar',
    role: 'Operations Director',
    role_es: 'Dirección de operaciones',
    is_sample: 1,
    portrait: [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
      '<title>Helena</title>',
      '<rect width="64" height="64" fill="#2F5575"/>',
      '<path d="M10 64c2-16 12-20 22-20s20 4 22 20z" fill="#E6EDF3"/>',
      '<circle cx="32" cy="27" r="13" fill="#D9A77F"/>',
      '<path d="M18 34c-3-20 6-24 14-24s17 4 14 24c-2-6-4-10-6-13-6 3-12 3-17 1-2 4-4 7-5 12z" fill="#3A2418"/>',
      '</svg>',
    ].join(''),
  },
  {
    id: 2,
    place: 2,
    name: 'Arturo Belmonte',
    role: 'Quality Manager',
    role_es: 'Gerencia de calidad',
    is_sample: 1,
    portrait: [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
      '<title>Arturo</title>',
      '<rect width="64" height="64" fill="#3F6148"/>',
      '<path d="M10 64c2-16 12-20 22-20s20 4 22 20z" fill="#16202C"/>',
      '<circle cx="32" cy="27" r="13" fill="#C98F62"/>',
      '<path d="M19 24c0-10 6-14 13-14s13 4 13 14c-3-4-6-6-8-6-5 2-12 2-18 6z" fill="#1C1410"/>',
      '</svg>',
    ].join(''),
  },
  {
    id: 3,
    place: 3,
    name: 'Marcos Ibarrola',
    role: 'Customer Service Lead',
    role_es: 'Servicio a clientes',
    is_sample: 1,
    portrait: [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
      '<title>Marcos</title>',
      '<rect width="64" height="64" fill="#7A5B00"/>',
      '<path d="M10 64c2-16 12-20 22-20s20 4 22 20z" fill="#8FB8DE"/>',
      '<circle cx="32" cy="27" r="13" fill="#E2B48C"/>',
      '<path d="M19 23c1-9 6-13 13-13s13 4 13 13l-4-4H23z M22 33c3 9 17 9 20 0v4c-3 7-17 7-20 0z" fill="#6B6F75"/>',
      '</svg>',
    ].join(''),
  },
]

/** Three people on the page of the team. */
export const plantTeam = async ({ db }: Ground) => {
  const rows = people.map(({ portrait: _, ...row }) => row)
  const photos = people.map(({ id, portrait }) => ({
    team_member_id: id,
    media_type: 'image/svg+xml' as const,
    photo: Buffer.from(portrait),
  }))
  await db.insertInto('team_members').values(rows).execute()
  await db.insertInto('team_photos').values(photos).execute()
}
