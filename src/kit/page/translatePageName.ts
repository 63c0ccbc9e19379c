import type { TranslateFunction } from 'react-admin'
import { pages } from '../../../schema/pages.ts'

const keyByName = new Map(pages.map((page) => [page.name as string, `pages.${page.route || 'home'}`]))

/**
 * A page's or group's name in the language of the screen; a name that only a connected service knows is shown as it
 * came.
 */
export const translatePageName = (translate: TranslateFunction, name: string): string =>
  translate(keyByName.get(name) ?? `groups.${name}`, { _: name })
