import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { atBase, basePath, cookiePath, setBasePath, withoutBase } from '#values/basePath.ts'

afterEach(() => setBasePath(''))

test('at the root of a host, addresses and cookies stay as they are', () => {
  expect([basePath(), cookiePath()]).toEqual(['', '/'])
  expect([atBase('/forge/'), withoutBase('/forge/users')]).toEqual(['/forge/', '/forge/users'])
})

describe('below a base path', () => {
  beforeEach(() => setBasePath('/portal'))

  test('cookies have it as their path', () => expect(cookiePath()).toBe('/portal'))

  test.each([
    ['/', '/portal/'],
    ['/forge/users?fcid=1#a', '/portal/forge/users?fcid=1#a'],
    ['/content/api/Main/0xa/DocumentFile', '/portal/content/api/Main/0xa/DocumentFile'],
  ])('the address %s of the portal becomes %s', (address, expected) => expect(atBase(address)).toBe(expected))

  test.each(['https://company.example/forge/', 'blob:https://portal.example/1', 'data:image/png;base64,AA', ''])(
    'the address "%s" stays as it is',
    (address) => expect(atBase(address)).toBe(address),
  )

  test('it is removed from the address bar once', () =>
    expect(withoutBase('/portal/portal/users')).toBe('/portal/users'))
})
