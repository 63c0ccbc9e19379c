import type { Step } from '../../../schema/wip/steps.ts'
import { formatQuantity } from '../../../src/kit/kinds/formats.ts'
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

/** Pieces per step; a dash for an empty step that the part does not have. */
export const StepCells = ({ card, hasStep, texts }: Props) => {
  const isAbsent = (step: Step) => card.counts[step] === 0 && !hasStep(standardOf(card), step)
  return (
    <dl className="steps" aria-label={texts.pieces}>
      {shownSteps(card.counts).map((step) => (
        <StepCell
          key={step}
          name={texts.steps[step]}
          quantity={card.counts[step]}
          absence={isAbsent(step) ? texts.notOfPart : undefined}
        />
      ))}
    </dl>
  )
}
