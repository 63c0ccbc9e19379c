import { everyRole, page } from '../page.ts'

export const companyPages = [
  page('about-us', 92, 'About Us', 'Acerca de nosotros', 'Company', everyRole),
  page(
    'commercial-terms-and-conditions',
    1026,
    'Commercial Terms and Conditions',
    'Términos y condiciones comerciales',
    'Company',
    everyRole,
  ),
  page('meet-the-team', 1027, 'Meet the Team', 'Conozca al equipo', 'Company', everyRole),
  page('testimonies', 1028, 'Feedback', 'Comentarios', 'Company', everyRole),
] as const
