/** The actions of a row side by side, on a phone's card too. */
export const actionsStyle = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' } as const
