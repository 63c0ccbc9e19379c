const yes = ['1', 'true', 'yes', 'y', 'x', 'sí', 'si', 's', 'verdadero', 'ja', 'j', 'wahr']
const no = ['0', 'false', 'no', 'n', 'falso', 'nein', 'falsch']

const flags = new Map([...yes.map((word) => [word, 1] as const), ...no.map((word) => [word, 0] as const)])

/** Reads yes or no in English, Spanish or German, in any case; null for another word. */
export const readFlag = (cell: string) => flags.get(cell.trim().normalize('NFC').toLowerCase()) ?? null
