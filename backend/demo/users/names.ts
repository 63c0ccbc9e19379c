import { fold } from '#values/texts.ts'

export type Origin = 'mx' | 'us' | 'eu' | 'jp'

type Names = readonly [string, ...string[]]

const listed = (text: string): Names => {
  const [first = '', ...others] = text.split(/,\s+/)
  return [first, ...others]
}

/** Common given and family names; the combinations are fictional. */
export const names: Record<Origin, { readonly first: Names; readonly family: Names }> = {
  mx: {
    first: listed(`Alejandra, Bernardo, Citlali, Eduardo, Fernanda, Gerardo, Jimena, Leonardo, Mariana, Rodrigo, Sofía,
      Tomás`),
    family: listed(`Arredondo, Cavazos, De la Fuente, Elizondo, Garza, Ibarra, Lozano, Peña, Quintanilla, Sepúlveda,
      Treviño, Zambrano`),
  },
  us: {
    first: listed('Amber, Brandon, Caroline, Derek, Evelyn, Grant, Heather, Jamal, Kristen, Marcus, Natalie, Trevor'),
    family: listed(`Abernathy, Calloway, Dunmore, Fairchild, Hathaway, Kimball, Lockwood, O'Rourke, Prescott, Radcliffe,
      Stanfield, Winslow`),
  },
  eu: {
    first: listed(`Agnieszka, Björn, Chiara, Dieter, Élodie, François, Giulia, Ingrid, Jürgen, Katarzyna, Luca,
      Sébastien`),
    family: listed(`Achterberg, Bergström, Castellani, Delacroix, Engelhardt, Fournier, Grünwald, Kowalczyk, Lefèvre,
      Moretti, Øvergård, Vandenberghe`),
  },
  jp: {
    first: listed('Akira, Chiyo, Daisuke, Emi, Haruto, Kaori, Kenji, Naomi, Ren, Sakura, Takashi, Yuki'),
    family: listed(`Fujimoto, Hayashida, Ishikawa, Kobayakawa, Matsunaga, Nakagawa, Okabe, Sakuma, Tachibana, Uehara,
      Watari, Yoshinaga`),
  },
}

/** The provider's six sellers, who are the customers' sales contacts. */
export const sellers = [
  'Aurora Benavides',
  'Curtis Hallbrook',
  'Ignacio Peña',
  'Lena Baumgartner',
  'Mitsuko Arai',
  'Óscar Villarreal',
] as const

/** E-mail address derived from a name; by default at the provider. */
export const addressOf = (name: string, domain = 'anvil.example') => {
  const local = fold(name).replaceAll('ø', 'o').replace(' ', '.')
  return `${local.replace(/[^a-z.]/g, '')}@${domain}`
}
