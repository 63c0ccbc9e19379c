import { dice } from '../../dice.ts'

const skins = ['#F2CDB0', '#E0AC86', '#C48A5F', '#8C5A3C'] as const
const hairs = ['#2B211C', '#5A3B24', '#8A8F96', '#B5763A'] as const
const coats = ['#2F5575', '#3F6148', '#7A3B1D', '#4A4F5C'] as const

const fringes = [
  'M27 38a21 21 0 0 1 42 0c-10-7-32-7-42 0z',
  'M26 40c0-28 44-28 44 0c-6-12-18-13-24-13s-14 3-20 13z',
  'M26 52c-4-34 48-34 44 0c0-14-8-22-22-22s-22 8-22 22z',
] as const

/** SVG portrait of a fictional person, drawn from simple shapes. */
export const drawFace = (seed: string) => {
  const chance = dice(`face of ${seed}`)
  const [skin, hair, coat] = [chance.pick(skins), chance.pick(hairs), chance.pick(coats)]
  return Buffer.from(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
      '<rect width="96" height="96" fill="#DDE3EA"/>',
      `<path d="M12 96c0-22 16-30 36-30s36 8 36 30z" fill="${coat}"/>`,
      `<rect x="40" y="54" width="16" height="18" rx="8" fill="${skin}"/>`,
      `<ellipse cx="48" cy="42" rx="19" ry="22" fill="${skin}"/>`,
      `<path d="${chance.pick(fringes)}" fill="${hair}"/>`,
      '<circle cx="41" cy="44" r="2" fill="#16202C"/><circle cx="55" cy="44" r="2" fill="#16202C"/>',
      '<path d="M41 53q7 5 14 0" fill="none" stroke="#16202C" stroke-width="2" stroke-linecap="round"/>',
      '</svg>',
    ].join(''),
  )
}
