import { formatQuantity } from '#kit/fields/formats.ts'
import type { CardTexts } from './useCardTexts.ts'
import type { HasStep } from './usePartSteps.ts'
import { type Place, places, standardOf, type WipCard } from './wipCard.ts'

interface Props {
  readonly card: WipCard
  readonly hasStep: HasStep
  readonly texts: CardTexts
}

interface CellProps {
  readonly name: string
  readonly quantity: number
  /** Tooltip of a step that the part does not have. */
  readonly absence: string | undefined
}

const StepCell = ({ name, quantity, absence }: CellProps) => (
  <div className={absence ? 'is-absent' : quantity > 0 ? 'is-held' : undefined} title={absence}>
    <dt>{name}</dt>
    <dd>{absence ? '-' : formatQuantity(quantity)}</dd>
  </div>
)

/** The route of a part names neither pieces that wait nor other steps. */
const isAbsent = ({ card, hasStep }: Props, place: Place) =>
  card.pieces[place] === 0 && place !== 'notStarted' && place !== 'other' && !hasStep(standardOf(card), place)

const segmentClass = (props: Props, place: Place) => {
  if (props.card.pieces[place] > 0) return place === 'notStarted' ? 'is-waiting' : 'is-held'
  return isAbsent(props, place) ? 'is-absent' : undefined
}

/** Open pieces by place, for phones: a segment per place, and the pieces in words. */
export const StepBar = (props: Props) => {
  const { card, texts } = props
  const held = places.filter((place) => card.pieces[place] > 0)
  const words = held.map((place) => `${texts.places[place]} ${formatQuantity(card.pieces[place])}`).join(' · ')
  return (
    <div className="step-bar">
      <div aria-hidden>
        {places.map((place) => (
          <span key={place} className={segmentClass(props, place)} />
        ))}
      </div>
      <p>{words ? texts.placesOf(words, card.open) : texts.noPieces}</p>
    </div>
  )
}

/** Pieces per place, which add up to the open quantity; '-' for a step that the part does not have. */
export const StepCells = (props: Props) => {
  const { card, texts } = props
  return (
    <dl className="steps" aria-label={texts.pieces}>
      {places.map((place) => (
        <StepCell
          key={place}
          name={texts.places[place]}
          quantity={card.pieces[place]}
          absence={isAbsent(props, place) ? texts.notOfPart : undefined}
        />
      ))}
    </dl>
  )
}
