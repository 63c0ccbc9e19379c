import type { SheetField } from '#schema/administration/onboarding.ts'

/** Labels of a user's fields in lists, forms, sheets and the audit log. */
export const labels: Readonly<Record<SheetField, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  position: 'Position',
  country: 'Country',
  state: 'State',
  city: 'City',
  salesContact: 'Sales Contact',
  salesEmail: 'Sales Contact email',
  comments: 'Comments',
  roleId: 'Client Type',
  customerIds: 'Relation',
  plant: 'Plant access',
  pages: 'Pages',
}

/** Labels that differ in forms and sheets. */
export const formLabels = { name: 'Full Name', email: 'Email' }
