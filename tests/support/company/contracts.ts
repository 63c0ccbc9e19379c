import { type Plant, withProduct } from './plant.ts'
import { type CompanyCall, inValue, notFound, read, type ServiceRequest, textOf, withoutAddress } from './service.ts'

/** Contracts. The other contract screens have no calls: the specification shows fixed rows there. */
export const contractCalls = (plant: Plant): CompanyCall[] => {
  const kinds = [
    { status: 'Active', from: -2, to: 1 },
    { status: 'Close to Expire', from: -3, to: 0 },
    { status: 'Expired', from: -5, to: -1 },
    { status: 'In Process', from: 0, to: 4 },
  ]
  const own = (request: ServiceRequest) => plant.customer(request, request.params.customer)
  const list = (request: ServiceRequest) => {
    const { id } = own(request)
    return inValue(
      kinds.map(({ status, from, to }, at) => ({
        IdContrato: id * 10 + at,
        Contrato: `LTA ${id}-${at + 1}`,
        StatusContract: status,
        FechaInicio: `${plant.year + from}-01-01T00:00:00`,
        FechaFin: `${plant.year + to}-12-31T00:00:00`,
        YearDuration: to - from + 1,
        DocumentosFirmados: 'Yes',
        ContractExtension: 'No',
        ExtensionUtil: null,
        FrozenPeriod: 8,
        PaymentTerms: '60 days',
        AceleratedPaymentProgram: 'No',
        Incoterm: 'EXW',
        DeliveryPoint: 'Entrega en Planta',
        PriceAdjusment: 'Semestre',
        MesAjustePrecio: 6,
        PriceReconciliation: 'No Aplica',
      })),
    )
  }
  const lines = (request: ServiceRequest) => {
    const customer = own(request)
    const isKnown = kinds.some((_, at) => String(customer.id * 10 + at) === request.params.contract)
    if (!isKnown) throw notFound()
    return plant.partsOf(customer).map((part, at) =>
      withProduct(plant, {
        referencia: `R-${at + 1}`,
        partNumber: part.customerNumber,
        '{product}PartNumber': part.number,
        precio: part.price,
        marketShareMinimo: 40,
        marketShareMaximo: 60,
        va: 'No',
        rawMaterialType: 'Cliente',
        programas: 'GTF',
        clienteFinal: 'Engine Alliance',
      }),
    )
  }
  const directCustomers = (request: ServiceRequest) => {
    const customer = own(request)
    const [pn] = [textOf(request.query.get('pn'))]
    return plant
      .partsOf(customer)
      .filter((part) => pn === null || part.customerNumber === pn)
      .map((part, at) => ({
        nombreContrato: `LTA ${customer.id}-1`,
        programa: 'GTF',
        cliente: `Direct ${1 + (at % 2)}`,
        customerPN: part.customerNumber,
        estandar: part.number,
        [plant.year - 1]: 40 + at,
        [plant.year]: 55 + at,
      }))
  }
  // Only its parameters are specified, not its fields: these are the ones that the portal reads.
  const ltas = (request: ServiceRequest) => {
    const customer = own(request)
    return plant.partsOf(customer).map(({ material }, at) => ({
      contrato: `LTA ${customer.id}-${at + 1}`,
      cliente: customer.name,
      material,
      status: kinds[at]?.status,
      fechaInicio: `${plant.year - 1}-01-01T00:00:00`,
      fechaFin: `${plant.year + 1}-12-31T00:00:00`,
      marketShareMinimo: 40,
      marketShareMaximo: 60,
    }))
  }
  return [
    read('GET', '/api/Customers/:customer/agreement', list),
    read('GET', '/api/Customers/:customer/directCustomers', directCustomers),
    ...withoutAddress([
      read('GET', '/api/Customers/:customer/agreement/:contract', lines),
      read('GET', '/api/Customers/:customer/lta', ltas),
    ]),
  ]
}
