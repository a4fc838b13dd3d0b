import type { DemoAddress } from './types.ts'

type Place = [
  street: string,
  number: string,
  complement: string,
  neighborhood: string,
  postalCode: string,
  lat: number,
  lng: number,
]

/** Real streets that have a single CEP, with the point of that CEP; the house numbers are invented. */
const places = {
  perdizes: ['Rua Caiubi', '318', 'apto 72', 'Perdizes', '05010-000', -23.5324, -46.685],
  pacaembu: ['Rua Ministro Ferreira Alves', '214', '', 'Perdizes', '05009-060', -23.5375, -46.6725],
  tatuape: [
    'Rua Padre Estevão Pernet',
    '588',
    'apto 141',
    'Vila Gomes Cardim',
    '03315-000',
    -23.5433,
    -46.564,
  ],
  vilaMariana: ['Rua Áurea', '187', 'apto 23', 'Vila Mariana', '04015-070', -23.5841, -46.6424],
  leopoldina: [
    'Rua Carlos Weber',
    '1012',
    'torre 2, apto 94',
    'Vila Leopoldina',
    '05303-000',
    -23.5325,
    -46.7252,
  ],
  santaCecilia: ['Rua Martim Francisco', '96', 'apto 12', 'Santa Cecília', '01226-001', -23.5399, -46.6523],
  domPedro: ['Rua Salvador Simões', '731', '', 'Vila Dom Pedro I', '04276-000', -23.5972, -46.6143],
  santana: ['Rua Pontins', '145', 'casa 2', 'Santana', '02404-010', -23.4894, -46.6284],
  boaVista: [
    'Rua Américo Brasiliense',
    '1480',
    'apto 61',
    'Alto da Boa Vista',
    '04715-000',
    -23.6331,
    -46.7001,
  ],
  vilaRomana: ['Rua Marco Aurélio', '310', '', 'Vila Romana', '05048-000', -23.53, -46.6972],
  ipiranga: ['Rua Leais Paulistanos', '402', 'apto 35', 'Ipiranga', '04202-010', -23.5776, -46.606],
  higienopolis: ['Rua Dona Veridiana', '547', 'apto 81', 'Higienópolis', '01238-010', -23.546, -46.6582],
  penha: ['Rua Padre João', '88', 'sobrado', 'Penha de França', '03637-000', -23.5246, -46.5412],
  belaVista: ['Rua Itapeva', '240', 'conjunto 1204', 'Bela Vista', '01332-000', -23.5588, -46.6496],
  maeDoCeu: ['Rua Coelho Lisboa', '442', 'loja', 'Cidade Mãe do Céu', '03323-040', -23.549, -46.5637],
  santoAmaro: ['Rua Amador Bueno', '328', 'sala 6', 'Santo Amaro', '04752-005', -23.6508, -46.7103],
  vitoriaRegia: [
    'Rua Professor Alexandre Correia',
    '270',
    'bloco B, apto 52',
    'Jardim Vitória Régia',
    '05657-230',
    -23.6148,
    -46.7203,
  ],
  barraFunda: ['Rua Parintins', '112', '', 'Barra Funda', '01155-020', -23.531, -46.662],
  belaAlianca: ['Rua Passo da Pátria', '904', '', 'Bela Aliança', '05085-000', -23.5261, -46.7259],
  regenteFeijo: [
    'Rua Emília Marengo',
    '356',
    'apto 208',
    'Vila Regente Feijó',
    '03336-000',
    -23.5547,
    -46.5701,
  ],
  jardimAmerica: ['Rua Jacupiranga', '61', '', 'Jardim América', '01440-050', -23.5671, -46.6685],
  vilaMadalena: ['Rua Livi', '45', '', 'Vila Madalena', '05448-030', -23.548, -46.7008],
  sumare: ['Rua Pombal', '230', '', 'Sumaré', '01253-010', -23.5472, -46.6771],
  largoTreze: ['Rua Isabel Schmidt', '290', 'apto 17', 'Santo Amaro', '04743-030', -23.6548, -46.7026],
  vilaSuzana: ['Rua Marcus Pereira', '160', 'apto 113', 'Vila Suzana', '05642-020', -23.6165, -46.7366],
  itaquera: ['Rua Porto Xavier', '77', '', 'Vila Carmosina', '08210-170', -23.5386, -46.4471],
} satisfies Record<string, Place>

export type AddressName = keyof typeof places

export function demoAddress(name: AddressName): DemoAddress {
  const [street, number, complement, neighborhood, postalCode, lat, lng] = places[name]
  return { street, number, complement, neighborhood, postalCode, lat, lng }
}

export const addressNames = Object.keys(places) as AddressName[]
