import { demoAddress } from './addresses.ts'
import type { DemoAdministrator, DemoCustomer } from './types.ts'

export const demoAdministrator: DemoAdministrator = {
  fullName: 'Clara Nogueira',
  email: 'admin@exemplo.com.br',
  phone: '(11) 90000-0100',
}

const consents = { marketingEmails: true, notificationsEnabled: true }

/** Invented people. Helena's account is the one whose password is printed at start. */
export const customersByName = {
  helena: {
    fullName: 'Helena Martins',
    email: 'cliente@exemplo.com.br',
    phone: '(11) 90000-0101',
    birthDate: '1988-05-14',
    gender: 'feminino',
    address: demoAddress('perdizes'),
    ...consents,
    createdDaysAgo: 210,
  },
  marina: {
    fullName: 'Marina Azevedo',
    email: 'marina.azevedo@exemplo.com.br',
    phone: '(11) 90000-0102',
    birthDate: '1991-11-02',
    gender: 'feminino',
    address: demoAddress('pacaembu'),
    ...consents,
    createdDaysAgo: 398,
  },
  rafael: {
    fullName: 'Rafael Teixeira',
    email: 'rafael.teixeira@exemplo.com.br',
    phone: '(11) 90000-0103',
    birthDate: '1984-02-27',
    gender: 'masculino',
    address: demoAddress('tatuape'),
    marketingEmails: false,
    notificationsEnabled: true,
    createdDaysAgo: 176,
  },
  beatriz: {
    fullName: 'Beatriz Lemos',
    email: 'beatriz.lemos@exemplo.com.br',
    phone: '(11) 90000-0104',
    birthDate: '1996-08-19',
    gender: 'feminino',
    address: demoAddress('vilaMariana'),
    ...consents,
    createdDaysAgo: 333,
  },
  otavio: {
    fullName: 'Otávio Prado',
    email: 'otavio.prado@exemplo.com.br',
    phone: '(11) 90000-0105',
    birthDate: '1979-12-08',
    gender: 'masculino',
    address: demoAddress('leopoldina'),
    ...consents,
    createdDaysAgo: 141,
  },
  caio: {
    fullName: 'Caio Teles',
    email: 'caio.teles@exemplo.com.br',
    phone: '(11) 90000-0106',
    birthDate: '1999-03-30',
    gender: 'nao-binario',
    address: demoAddress('santaCecilia'),
    marketingEmails: false,
    notificationsEnabled: true,
    createdDaysAgo: 118,
  },
  luciana: {
    fullName: 'Luciana Yamamoto',
    email: 'luciana.yamamoto@exemplo.com.br',
    phone: '(11) 90000-0107',
    birthDate: '1975-06-11',
    gender: 'feminino',
    address: demoAddress('domPedro'),
    ...consents,
    createdDaysAgo: 287,
  },
  gustavo: {
    fullName: 'Gustavo Brandão',
    email: 'gustavo.brandao@exemplo.com.br',
    phone: '(11) 90000-0108',
    birthDate: '1987-09-23',
    gender: 'masculino',
    address: demoAddress('santana'),
    ...consents,
    createdDaysAgo: 164,
  },
  patricia: {
    fullName: 'Patrícia Esteves',
    email: 'patricia.esteves@exemplo.com.br',
    phone: '(11) 90000-0109',
    birthDate: '1969-01-17',
    gender: 'prefiro-nao-informar',
    address: demoAddress('boaVista'),
    marketingEmails: true,
    notificationsEnabled: false,
    createdDaysAgo: 254,
  },
  daniel: {
    fullName: 'Daniel Sampaio',
    email: 'daniel.sampaio@exemplo.com.br',
    phone: '(11) 90000-0110',
    birthDate: '1993-04-05',
    gender: 'masculino',
    address: demoAddress('vilaRomana'),
    ...consents,
    createdDaysAgo: 132,
  },
  fernanda: {
    fullName: 'Fernanda Quintela',
    email: 'fernanda.quintela@exemplo.com.br',
    phone: '(11) 90000-0111',
    birthDate: '1982-10-29',
    gender: 'feminino',
    address: demoAddress('ipiranga'),
    ...consents,
    createdDaysAgo: 199,
  },
  joao: {
    fullName: 'João Vítor Macedo',
    email: 'joao.macedo@exemplo.com.br',
    phone: '(11) 90000-0112',
    birthDate: '2001-07-21',
    gender: 'masculino',
    address: demoAddress('higienopolis'),
    marketingEmails: false,
    notificationsEnabled: true,
    createdDaysAgo: 107,
  },
  aline: {
    fullName: 'Aline Barreto',
    email: 'aline.barreto@exemplo.com.br',
    phone: '(11) 90000-0113',
    birthDate: '1990-12-15',
    gender: 'feminino',
    address: demoAddress('penha'),
    ...consents,
    createdDaysAgo: 221,
  },
} satisfies Record<string, DemoCustomer>

export type CustomerName = keyof typeof customersByName

export const demoCustomers: DemoCustomer[] = Object.values(customersByName)

export const demoCustomer: DemoCustomer = customersByName.helena
