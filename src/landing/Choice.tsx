interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string) => void
}

/** A small select of the footer. */
export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <select className="choice" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ))}
  </select>
)
