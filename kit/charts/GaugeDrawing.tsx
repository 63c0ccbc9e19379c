import { useTheme } from '@mui/material/styles'
import { drawnValue, type StateName } from './chart.ts'

interface Props {
  readonly value: number | null
  readonly state: StateName
  readonly text: string
  readonly word: string
}

const [radius, thickness] = [88, 18]
const [centreX, centreY] = [108, 104]

const pointAt = (share: number) => {
  const angle = Math.PI * (1 - share)
  return `${(centreX + radius * Math.cos(angle)).toFixed(2)} ${(centreY - radius * Math.sin(angle)).toFixed(2)}`
}

const arc = (share: number) => `M ${pointAt(0)} A ${radius} ${radius} 0 0 1 ${pointAt(share)}`

export const GaugeDrawing = ({ value, state, text, word }: Props) => {
  const { palette } = useTheme()
  const drawn = drawnValue(value)
  const share = Math.min(1, Math.max(0, (drawn ?? 0) / 100))
  const centred = { x: centreX, textAnchor: 'middle' as const }
  return (
    <svg viewBox="0 0 216 132" width={216} height={132} aria-hidden="true" focusable="false">
      <path d={arc(1)} fill="none" stroke={palette.divider} strokeWidth={thickness} />
      {share > 0 && (
        <path
          d={arc(share)}
          fill="none"
          stroke={palette.states[state].fill}
          strokeWidth={thickness}
          data-share={share}
        />
      )}
      <text
        {...centred}
        y={centreY - 8}
        fontSize={drawn === null ? 16 : 28}
        fontWeight={650}
        fill={drawn === null ? palette.text.secondary : palette.text.primary}
      >
        {text}
      </text>
      {word !== '' && (
        <text {...centred} y={centreY + 14} fontSize={14} fontWeight={600} fill={palette.states[state].main}>
          {word}
        </text>
      )}
    </svg>
  )
}
