/** Slides of the three presentations, one line of text each. */
export type Decks = Readonly<Record<'company' | 'safety' | 'mexico', readonly string[]>>

/** Loaded with the first presentation that is opened. */
export const loadDecks = {
  en: async (): Promise<Decks> => (await import('./en.ts')).slides,
  es: async (): Promise<Decks> => (await import('./es.ts')).slides,
}

/** Number of slides per presentation `docs/product/company.md#about-us`. */
export const slideCounts = { company: 38, safety: 11, mexico: 32 } as const

export type DeckName = keyof typeof slideCounts
export const deckNames = Object.keys(slideCounts) as DeckName[]

interface Props {
  readonly deck: DeckName
  readonly index: number
  readonly text: string
  /** Accessible name. */
  readonly label: string
}

const grounds: Readonly<Record<DeckName, string>> = { company: '#16202C', safety: '#5A2A10', mexico: '#1F3D2B' }
/** Splits text into lines that fit next to the drawing. */
export const linesOf = (text: string) => text.match(/\S.{0,20}\S(?=\s|$)|\S+/g) ?? []

/** Vary with the slide number. */
const Rings = ({ index }: Pick<Props, 'index'>) =>
  [0, 1, 2, 3].map((ring) => (
    <circle
      key={ring}
      cx={480}
      cy={180}
      r={40 + 34 * ring}
      fill="none"
      stroke={ring === index % 4 ? '#FB923C' : '#8FB8DE'}
      strokeOpacity={ring === index % 4 ? 1 : 0.35}
      strokeWidth={12}
      strokeDasharray={`${60 + ((index * 37 + ring * 53) % 180)} 24`}
    />
  ))

/** Lines of full size that fit; more are drawn smaller. */
const fullLines = 5

/** SVG drawing, 16:9. */
export const Slide = ({ deck, index, text, label }: Props) => {
  const lines = linesOf(text)
  const scale = Math.min(1, fullLines / lines.length)
  return (
    <svg
      viewBox="0 0 640 360"
      role="img"
      aria-label={label}
      style={{ display: 'block', width: '100%', maxHeight: '70vh' }}
    >
      <rect width={640} height={360} fill={grounds[deck]} />
      <Rings index={index} />
      <text x={40} y={150} fill="#FFFFFF" fontSize={28 * scale} fontWeight={650}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
          <tspan key={at} x={40} dy={at === 0 ? 0 : 36 * scale}>
            {line}
          </tspan>
        ))}
      </text>
      <text x={40} y={328} fill="#E6EDF3" fontSize={14}>
        {index + 1}
      </text>
    </svg>
  )
}
