type Name = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string }

/**
 * For a select's or button's menu, which opens at the end of the document: a region of its own, lest it be in no
 * landmark.
 */
export const choiceMenu = (name: Name) => ({ slotProps: { paper: { role: 'region', ...name } } })
