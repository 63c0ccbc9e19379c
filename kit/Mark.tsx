interface MarkProps {
  readonly size?: number
}

/** Product logo: an anvil with a glowing piece. The anvil uses the text color, the piece `--mark-glow`. */
export const Mark = ({ size = 32 }: MarkProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M1 11.4C3.6 12 6.6 12.2 10.5 12V10.6H31V14.8C27.2 15.2 24.2 16.4 23.4 18.8C22.7 21 23.9 22.6 27.4 23.6V27.6H21.6C20.9 25.9 19.6 25 17.9 25C16.2 25 14.9 25.9 14.2 27.6H8.4V23.6C11.9 22.6 13.1 21 12.5 19.2C12 17.8 10.8 17.1 8.9 16.7C5.2 16 2.4 14.4 1 11.4Z"
    />
    <path fill="var(--mark-glow, #c2410c)" d="M14.2 5H27.4L26.2 8.7H13Z" />
  </svg>
)
