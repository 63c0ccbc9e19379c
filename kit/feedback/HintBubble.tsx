import Tooltip from '@mui/material/Tooltip'

interface HintBubbleProps {
  readonly id: string
  readonly title: string
  readonly anchor: HTMLElement
  readonly onEnter: () => void
  readonly onLeave: () => void
}

export const HintBubble = ({ id, title, anchor, onEnter, onLeave }: HintBubbleProps) => (
  <Tooltip
    open
    id={id}
    title={title}
    describeChild
    disableFocusListener
    disableHoverListener
    disableTouchListener
    slotProps={{ popper: { anchorEl: anchor, onPointerEnter: onEnter, onPointerLeave: onLeave } }}
  >
    <span hidden />
  </Tooltip>
)
