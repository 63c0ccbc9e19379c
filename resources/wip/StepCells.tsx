import { formatQuantity } from '#kit/kinds/formats.ts'
import type { Step } from '#schema/wip/steps.ts'
import type { CardTexts } from './useCardTexts.ts'
import type { HasStep } from './usePartSteps.ts'
import { shownSteps, standardOf, type WipCard } from './wipCard.ts'

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
    <dd>{absence ? '–' : formatQuantity(quantity)}</dd>
  </div>
)

const isAbsent = ({ card, hasStep }: Props, step: Step) => card.counts[step] === 0 && !hasStep(standardOf(card), step)

/** Place of the pieces along the steps, for phones: a segment per step, and the pieces in words. */
export const StepBar = (props: Props) => {
  const { card, texts } = props
  const steps = shownSteps(card.counts)
  const held = steps.filter((step) => card.counts[step] > 0)
  const places = held.map((step) => `${texts.steps[step]} ${formatQuantity(card.counts[step])}`).join(' · ')
  return (
    <div className="step-bar">
      <div aria-hidden>
        {steps.map((step) => (
          <span
            key={step}
            className={held.includes(step) ? 'is-held' : isAbsent(props, step) ? 'is-absent' : undefined}
          />
        ))}
      </div>
      <p>{places ? texts.placesOf(places, card.open) : texts.noPieces}</p>
    </div>
  )
}

/** Pieces per step; a dash for an empty step that the part does not have. */
export const StepCells = (props: Props) => {
  const { card, texts } = props
  return (
    <dl className="steps" aria-label={texts.pieces}>
      {shownSteps(card.counts).map((step) => (
        <StepCell
          key={step}
          name={texts.steps[step]}
          quantity={card.counts[step]}
          absence={isAbsent(props, step) ? texts.notOfPart : undefined}
        />
      ))}
    </dl>
  )
}
