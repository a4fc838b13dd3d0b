import { type LoopbackService, startLoopbackService } from './loopback-service.ts'

/** As documented at viacep.com.br: an unknown CEP answers 200 with `erro`. */
export function startViaCep(): Promise<LoopbackService> {
  return startLoopbackService(({ url }) => {
    const [, cep] = /^\/ws\/(\d{8})\/json\/$/.exec(url.pathname) ?? []
    if (!cep) return { status: 400, json: {} }
    if (cep === '05435000') {
      return {
        json: {
          cep: '05435-000',
          logradouro: 'Rua Harmonia',
          complemento: '',
          unidade: '',
          bairro: 'Sumarezinho',
          localidade: 'São Paulo',
          uf: 'SP',
          estado: 'São Paulo',
          regiao: 'Sudeste',
          ibge: '3550308',
          gia: '1004',
          ddd: '11',
          siafi: '7107',
        },
      }
    }
    return { json: { erro: 'true' } }
  })
}

/** As documented at brasilapi.com.br for CEP v2: coordinates are strings, and an unknown CEP answers 404. */
export function startBrasilApi(): Promise<LoopbackService> {
  return startLoopbackService(({ url }) => {
    if (url.pathname === '/api/cep/v2/05435000') {
      return {
        json: {
          cep: '05435000',
          state: 'SP',
          city: 'São Paulo',
          neighborhood: 'Sumarezinho',
          street: 'Rua Harmonia',
          service: 'open-cep',
          location: { type: 'Point', coordinates: { longitude: '-46.6891', latitude: '-23.5539' } },
        },
      }
    }
    if (url.pathname === '/api/cep/v2/08970000') {
      return {
        json: {
          cep: '08970000',
          state: 'SP',
          city: 'Salesópolis',
          neighborhood: null,
          street: null,
          service: 'open-cep',
          location: { type: 'Point', coordinates: {} },
        },
      }
    }
    return {
      status: 404,
      json: {
        name: 'CepPromiseError',
        message: 'Todos os serviços de CEP retornaram erro.',
        type: 'service_error',
      },
    }
  })
}
