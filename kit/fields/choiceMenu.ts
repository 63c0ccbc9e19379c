type Name = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string }

/**
 * Props for menus that are rendered at the end of the document: a region of their own, so that they belong to a
 * landmark. `maxHeight` defaults to the window's height.
 */
export const choiceMenu = (name: Name, maxHeight?: number) => ({
  slotProps: { paper: { role: 'region', ...name, ...(maxHeight !== undefined && { sx: { maxHeight } }) } },
})
