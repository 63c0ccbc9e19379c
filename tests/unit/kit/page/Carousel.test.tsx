import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Carousel } from '#kit/page/Carousel.tsx'
import { drawStyles, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { stubMedia } from '#tests/support/screens/stubMedia.ts'

drawStyles()

const news = ['Press', 'Mill', 'Holidays'].map((title) => (
  <a key={title} href="#more">
    {title}
  </a>
))

const preferMotion = (isReduced: boolean) => stubMedia((query) => isReduced && query.includes('reduced-motion'))

beforeEach(() => {
  vi.useFakeTimers()
  preferMotion(false)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (items = news, milliseconds = 8000) =>
  showInPortal({ '/': <Carousel label="News" items={items} autoplayMilliseconds={milliseconds} /> }, '/')
const shown = () => screen.getAllByRole('link').map((link) => link.textContent)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const button = (name: string) => screen.getByRole('button', { name })
const carousel = () => screen.getByRole('region', { name: 'News' })

describe('a carousel', () => {
  test('advances by itself and wraps around', () => {
    show()
    expect(shown()).toEqual(['Press'])
    wait(7999)
    expect(shown()).toEqual(['Press'])
    wait(1)
    expect(shown()).toEqual(['Mill'])
    wait(16_000)
    expect(shown()).toEqual(['Press'])
  })

  test('labels itself and each item with its position', () => {
    show()
    expect(carousel().getAttribute('aria-roledescription')).toBe('carousel')
    expect(screen.getByRole('group', { name: '1 of 3' }).getAttribute('aria-roledescription')).toBe('slide')
    expect(button('Show 1 of 3').getAttribute('aria-current')).toBe('true')
    expect(screen.queryByRole('group', { name: '2 of 3' })).toBeNull()
  })

  test('is paused and resumed by its button', () => {
    show()
    fireEvent.click(button('Pause'))
    wait(20_000)
    expect(shown()).toEqual(['Press'])
    fireEvent.click(button('Play'))
    wait(8000)
    expect(shown()).toEqual(['Mill'])
  })

  test('waits while the pointer is over it', () => {
    show()
    fireEvent.pointerEnter(carousel())
    wait(20_000)
    expect(shown()).toEqual(['Press'])
    fireEvent.pointerLeave(carousel())
    wait(8000)
    expect(shown()).toEqual(['Mill'])
  })

  test('waits while it has focus and only then announces each item', () => {
    show()
    act(() => screen.getByRole('link').focus())
    wait(20_000)
    expect(shown()).toEqual(['Press'])
    expect(carousel().querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    act(() => screen.getByRole('link').blur())
    wait(8000)
    expect(shown()).toEqual(['Mill'])
    expect(carousel().querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off')
  })

  test('is operated by buttons, dots and arrow keys', () => {
    show()
    fireEvent.click(button('Next'))
    expect(shown()).toEqual(['Mill'])
    fireEvent.click(button('Previous'))
    fireEvent.click(button('Previous'))
    expect(shown()).toEqual(['Holidays'])
    fireEvent.click(button('Show 2 of 3'))
    expect(shown()).toEqual(['Mill'])
    fireEvent.keyDown(button('Next'), { key: 'ArrowRight' })
    expect(shown()).toEqual(['Holidays'])
    fireEvent.keyDown(button('Next'), { key: 'ArrowLeft' })
    expect(shown()).toEqual(['Mill'])
  })

  test('shows a chosen item for the full interval', () => {
    show()
    wait(7000)
    fireEvent.click(button('Next'))
    wait(7999)
    expect(shown()).toEqual(['Mill'])
    wait(1)
    expect(shown()).toEqual(['Holidays'])
  })

  test('does not advance with reduced motion', () => {
    preferMotion(true)
    show()
    wait(60_000)
    expect(shown()).toEqual(['Press'])
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
    fireEvent.click(button('Next'))
    expect(shown()).toEqual(['Mill'])
  })

  test('has no buttons for one item and renders nothing without items', () => {
    const { unmount } = show(news.slice(0, 1))
    expect(shown()).toEqual(['Press'])
    expect(screen.queryByRole('button')).toBeNull()
    unmount()
    show([])
    expect(screen.queryByRole('region')).toBeNull()
  })
})
