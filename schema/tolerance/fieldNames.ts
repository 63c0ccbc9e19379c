/** Names on the wire by `record.field`, where a company has other ones than the portal. */
export type FieldNames = Readonly<Record<string, string>>

let names: FieldNames = {}

/** Sets the company's own names for the whole process or page. */
export const setFieldNames = (own: FieldNames) => {
  names = own
}

export const fieldNames = () => names
