/**
 * Text as it is compared, sorted and searched: without case and accents, alike in the browser and on both databases
 * (DECISIONS X11).
 */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
