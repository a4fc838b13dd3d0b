/** CEP prefixes (first five digits) by state, both ends inclusive. */
export const STATES = [
  { uf: 'AC', name: 'Acre', ranges: [['69900', '69999']] },
  { uf: 'AL', name: 'Alagoas', ranges: [['57000', '57999']] },
  {
    uf: 'AM',
    name: 'Amazonas',
    ranges: [
      ['69000', '69299'],
      ['69400', '69899'],
    ],
  },
  { uf: 'AP', name: 'Amapá', ranges: [['68900', '68999']] },
  { uf: 'BA', name: 'Bahia', ranges: [['40000', '48999']] },
  { uf: 'CE', name: 'Ceará', ranges: [['60000', '63999']] },
  {
    uf: 'DF',
    name: 'Distrito Federal',
    ranges: [
      ['70000', '72799'],
      ['73000', '73699'],
    ],
  },
  { uf: 'ES', name: 'Espírito Santo', ranges: [['29000', '29999']] },
  {
    uf: 'GO',
    name: 'Goiás',
    ranges: [
      ['72800', '72999'],
      ['73700', '76799'],
    ],
  },
  { uf: 'MA', name: 'Maranhão', ranges: [['65000', '65999']] },
  { uf: 'MG', name: 'Minas Gerais', ranges: [['30000', '39999']] },
  { uf: 'MS', name: 'Mato Grosso do Sul', ranges: [['79000', '79999']] },
  { uf: 'MT', name: 'Mato Grosso', ranges: [['78000', '78899']] },
  { uf: 'PA', name: 'Pará', ranges: [['66000', '68899']] },
  { uf: 'PB', name: 'Paraíba', ranges: [['58000', '58999']] },
  { uf: 'PE', name: 'Pernambuco', ranges: [['50000', '56999']] },
  { uf: 'PI', name: 'Piauí', ranges: [['64000', '64999']] },
  { uf: 'PR', name: 'Paraná', ranges: [['80000', '87999']] },
  { uf: 'RJ', name: 'Rio de Janeiro', ranges: [['20000', '28999']] },
  { uf: 'RN', name: 'Rio Grande do Norte', ranges: [['59000', '59999']] },
  {
    uf: 'RO',
    name: 'Rondônia',
    ranges: [
      ['76800', '76999'],
      ['78900', '78999'],
    ],
  },
  { uf: 'RR', name: 'Roraima', ranges: [['69300', '69399']] },
  { uf: 'RS', name: 'Rio Grande do Sul', ranges: [['90000', '99999']] },
  { uf: 'SC', name: 'Santa Catarina', ranges: [['88000', '89999']] },
  { uf: 'SE', name: 'Sergipe', ranges: [['49000', '49999']] },
  { uf: 'SP', name: 'São Paulo', ranges: [['01000', '19999']] },
  { uf: 'TO', name: 'Tocantins', ranges: [['77000', '77999']] },
] as const

export type State = (typeof STATES)[number]
export type Uf = State['uf']

export function stateOfCep(cep: string): State | null {
  const prefix = cep.slice(0, 5)
  return STATES.find(({ ranges }) => ranges.some(([from, to]) => from <= prefix && prefix <= to)) ?? null
}

export const isUf = (text: string): text is Uf => STATES.some(({ uf }) => uf === text)
