import type { SheetField } from '#schema/administration/onboarding.ts'

/** Labels of a user's fields in lists, forms, sheets and the audit log. */
export const labels: Readonly<Record<SheetField, string>> = {
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  company: 'Empresa',
  position: 'Puesto',
  country: 'País',
  state: 'Estado',
  city: 'Ciudad',
  salesContact: 'Contacto de ventas',
  salesEmail: 'Correo del contacto de ventas',
  comments: 'Comentarios',
  roleId: 'Tipo de cliente',
  customerIds: 'Relación',
  plant: 'Acceso a plantas',
  pages: 'Páginas',
}

/** Labels that differ in forms and sheets. */
export const formLabels = { name: 'Nombre completo', email: 'Correo electrónico' }
