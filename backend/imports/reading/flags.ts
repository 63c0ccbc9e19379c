/** In English, Spanish, German, French, Italian and Portuguese, and as databases write it. */
const yes = ['1', 'true', 'yes', 'y', 't', 'x', 'sí', 'si', 's', 'verdadero', 'ja', 'j', 'wahr', 'oui', 'vrai']
const alsoYes = ['sì', 'vero', 'sim', 'verdadeiro']
const no = ['0', 'false', 'no', 'n', 'f', 'falso', 'nein', 'falsch', 'non', 'faux', 'não', 'nao']

const flags = new Map([
  ...[...yes, ...alsoYes].map((word) => [word, 1] as const),
  ...no.map((word) => [word, 0] as const),
])

/** Reads yes or no, in any case; null for another word. */
export const readFlag = (cell: string) => flags.get(cell.trim().normalize('NFC').toLowerCase()) ?? null
