const roundSteps = [1, 2, 2.5, 5, 10]

const stepFor = (maximum: number, max: number, isWhole: boolean) => {
  const rough = Math.max(maximum / max, isWhole ? 1 : 0)
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const steps = roundSteps.map((step) => step * magnitude).filter((step) => !isWhole || Number.isInteger(step))
  return steps.find((step) => step >= rough * (1 - 1e-9)) ?? 10 * magnitude
}

interface AxisOptions {
  /** Maximum number of steps. */
  readonly max?: number
  /** Steps of whole numbers, for counts. */
  readonly isWhole?: boolean
}

/** Ticks of the value axis, in round steps from 0 to the given end, or to above the highest value. */
export const axisTicks = (
  highest: number,
  end?: number,
  { max = 5, isWhole = false }: AxisOptions = {},
): readonly number[] => {
  const maximum = end ?? highest
  if (!(maximum > 0)) return [0, 1]
  const step = stepFor(maximum, max, isWhole)
  const count = Math.ceil(maximum / step - 1e-9)
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
  return end === undefined ? ticks : [...ticks.filter((tick) => tick < end), end]
}

/** Without ticks that read as the one before, such as 0.5 in whole numbers. */
export const distinctTicks = (ticks: readonly number[], label: (tick: number) => string) =>
  ticks.filter((tick, index) => index === 0 || label(tick) !== label(ticks[index - 1] ?? 0))

const [digitWidth, narrowWidth, wideWidth] = [7.5, 4, 12]
const widthOf = (letter: string) =>
  /[.,:;'|!iIjl ]/.test(letter) ? narrowWidth : /[%mMwWQO@—]/.test(letter) ? wideWidth : digitWidth

/** Estimated width of a text at 12 px, rather too large than too small. */
export const textWidth = (text: string) => [...text].reduce((width, letter) => width + widthOf(letter), 0)

export const shortened = (text: string, room: number) => {
  if (textWidth(text) <= room) return text
  const letters = [...text]
  while (letters.length > 0 && textWidth(`${letters.join('')}…`) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Removes decimals that are all zero. */
export const formatTick = (text: string) => text.replace(/\.0+(?=\D*$)/, '')
