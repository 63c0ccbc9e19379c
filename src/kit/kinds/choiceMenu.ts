type Name = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string }

/**
 * For a select's or button's menu, which opens at the end of the document: a region of its own, lest it be in no
 * landmark. It is as high as the window allows, or as it may be.
 */
export const choiceMenu = (name: Name, maxHeight?: number) => ({
  slotProps: { paper: { role: 'region', ...name, ...(maxHeight !== undefined && { sx: { maxHeight } }) } },
})
