export const foundFault = {
  call: 'GET /read/OpenOrders/Listado/:customerId',
  field: 'orderLine.jobOrder',
  kind: 'required',
  hurts: 'row',
  count: 1,
}
