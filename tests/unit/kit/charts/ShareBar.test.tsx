import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShareBar } from '#kit/charts/ShareBar.tsx'

afterEach(cleanup)

test('a share bar describes its parts in words and sets their widths', () => {
  render(
    <ShareBar
      label="30 % is cut"
      shares={[
        { label: 'cut', percent: 30, tone: 'done' },
        { label: 'less than nothing', percent: -5, tone: 'planned' },
      ]}
    />,
  )
  const bar = screen.getByRole('img', { name: '30 % is cut' })
  expect([...bar.children].map((part) => getComputedStyle(part).flexBasis)).toEqual(['30%', '0%'])
})
