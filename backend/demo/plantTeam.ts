import { enterRows } from './enterRows.ts'
import type { Ground } from './ground.ts'

interface Person {
  readonly name: string
  readonly role: string
  readonly role_es: string
  readonly colors: readonly [ground: string, coat: string, skin: string, hair: string]
  readonly hair: string
}

/** Fictional people, drawn from simple shapes. */
const people: readonly Person[] = [
  {
    name: 'Helena Quintanar',
    role: 'Operations Director',
    role_es: 'Dirección de operaciones',
    colors: ['#2F5575', '#E6EDF3', '#D9A77F', '#3A2418'],
    hair: 'M18 34c-3-20 6-24 14-24s17 4 14 24c-2-6-4-10-6-13-6 3-12 3-17 1-2 4-4 7-5 12z',
  },
  {
    name: 'Arturo Belmonte',
    role: 'Quality Manager',
    role_es: 'Gerencia de calidad',
    colors: ['#3F6148', '#16202C', '#C98F62', '#1C1410'],
    hair: 'M19 24c0-10 6-14 13-14s13 4 13 14c-3-4-6-6-8-6-5 2-12 2-18 6z',
  },
  {
    name: 'Marcos Ibarrola',
    role: 'Customer Service Lead',
    role_es: 'Servicio a clientes',
    colors: ['#7A5B00', '#8FB8DE', '#E2B48C', '#6B6F75'],
    hair: 'M19 23c1-9 6-13 13-13s13 4 13 13l-4-4H23z M22 33c3 9 17 9 20 0v4c-3 7-17 7-20 0z',
  },
]

const portraitOf = ({ name, colors: [ground, coat, skin, color], hair }: Person) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<title>${name.split(' ')[0]}</title>`,
    `<rect width="64" height="64" fill="${ground}"/>`,
    `<path d="M10 64c2-16 12-20 22-20s20 4 22 20z" fill="${coat}"/>`,
    `<circle cx="32" cy="27" r="13" fill="${skin}"/>`,
    `<path d="${hair}" fill="${color}"/>`,
    '</svg>',
  ].join('')

export const plantTeam = async ({ db }: Ground) => {
  await enterRows(db, {
    team_members: people.map(({ name, role, role_es }, index) => ({
      id: index + 1,
      place: index + 1,
      ...{ name, role, role_es },
      is_sample: 1,
    })),
    team_photos: people.map((person, index) => ({
      team_member_id: index + 1,
      media_type: 'image/svg+xml',
      photo: Buffer.from(portraitOf(person)),
    })),
  })
}
