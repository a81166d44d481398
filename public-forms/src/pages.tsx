import type { ReactNode } from 'react';
import { ClientOfferPage } from './client-offer/client-offer-page';
import type { Language } from './lib/language';
import { clientOffer as clientOfferEn } from './messages/en/client-offer';
import { common as commonEn } from './messages/en/common';
import { facts as factsEn } from './messages/en/facts';
import { fields as fieldsEn } from './messages/en/fields';
import { carrierForm as carrierFormEn } from './messages/en/carrier-form';
import { embeddedForm as embeddedFormEn } from './messages/en/embedded-form';
import { carrierForm as carrierFormNo } from './messages/no/carrier-form';
import { embeddedForm as embeddedFormNo } from './messages/no/embedded-form';
import { carrierForm as carrierFormPl } from './messages/pl/carrier-form';
import { embeddedForm as embeddedFormPl } from './messages/pl/embedded-form';
import { orderForm as orderFormEn } from './messages/en/order-form';
import { status as statusEn } from './messages/en/status';
import { subcontractorOffer as subcontractorOfferEn } from './messages/en/subcontractor-offer';
import { subcontractorOrder as subcontractorOrderEn } from './messages/en/subcontractor-order';
import { clientOffer as clientOfferNo } from './messages/no/client-offer';
import { common as commonNo } from './messages/no/common';
import { facts as factsNo } from './messages/no/facts';
import { fields as fieldsNo } from './messages/no/fields';
import { orderForm as orderFormNo } from './messages/no/order-form';
import { status as statusNo } from './messages/no/status';
import { subcontractorOffer as subcontractorOfferNo } from './messages/no/subcontractor-offer';
import { subcontractorOrder as subcontractorOrderNo } from './messages/no/subcontractor-order';
import { clientOffer as clientOfferPl } from './messages/pl/client-offer';
import { common as commonPl, type CommonMessages } from './messages/pl/common';
import { facts as factsPl } from './messages/pl/facts';
import { fields as fieldsPl } from './messages/pl/fields';
import { orderForm as orderFormPl } from './messages/pl/order-form';
import { status as statusPl } from './messages/pl/status';
import { subcontractorOffer as subcontractorOfferPl } from './messages/pl/subcontractor-offer';
import { subcontractorOrder as subcontractorOrderPl } from './messages/pl/subcontractor-order';
import { CarrierFormPage } from './embed/carrier-form-page';
import { EmbedFormPage } from './embed/embed-form-page';
import { OrderFormPage } from './order-form/order-form-page';
import { StatusPage } from './status/status-page';
import { SubcontractorOfferPage } from './subcontractor-offer/subcontractor-offer-page';
import { SubcontractorOrderPage } from './subcontractor-order/subcontractor-order-page';

/** A page in one language, as it is rendered ahead of time. */
export interface BuiltPage {
  title: string;
  body: ReactNode;
}

/** A page as the build knows it. */
export interface PagePlan {
  /** Where the component and its texts live, relative to `src`, for the script that hydrates it. */
  component: { file: string; name: string };
  messages: { file: string; name: string };
  /** It shows a transport, with the names of its facts. */
  showsTransport?: true;
  /** It has fields that are more than plain texts, with what they say. */
  takesFields?: true;
  in: Record<Language, BuiltPage>;
}

/** The shared texts by language. */
export const COMMON: Record<Language, CommonMessages> = {
  pl: { ...commonPl, facts: factsPl, fields: fieldsPl },
  en: { ...commonEn, facts: factsEn, fields: fieldsEn },
  no: { ...commonNo, facts: factsNo, fields: fieldsNo },
};

/** All public pages. This is read by the build alone: a page's script contains that page in one language. */
export const PAGES: Record<string, PagePlan> = {
  order: {
    component: { file: 'order-form/order-form-page', name: 'OrderFormPage' },
    messages: { file: 'order-form', name: 'orderForm' },
    takesFields: true,
    in: {
      pl: { title: orderFormPl.title, body: <OrderFormPage texts={orderFormPl} /> },
      en: { title: orderFormEn.title, body: <OrderFormPage texts={orderFormEn} /> },
      no: { title: orderFormNo.title, body: <OrderFormPage texts={orderFormNo} /> },
    },
  },
  embed: {
    component: { file: 'embed/embed-form-page', name: 'EmbedFormPage' },
    messages: { file: 'embedded-form', name: 'embeddedForm' },
    takesFields: true,
    in: {
      pl: { title: orderFormPl.title, body: <EmbedFormPage texts={embeddedFormPl} /> },
      en: { title: orderFormEn.title, body: <EmbedFormPage texts={embeddedFormEn} /> },
      no: { title: orderFormNo.title, body: <EmbedFormPage texts={embeddedFormNo} /> },
    },
  },
  'carrier-form': {
    component: { file: 'embed/carrier-form-page', name: 'CarrierFormPage' },
    messages: { file: 'carrier-form', name: 'carrierForm' },
    takesFields: true,
    in: {
      pl: { title: carrierFormPl.title, body: <CarrierFormPage texts={carrierFormPl} /> },
      en: { title: carrierFormEn.title, body: <CarrierFormPage texts={carrierFormEn} /> },
      no: { title: carrierFormNo.title, body: <CarrierFormPage texts={carrierFormNo} /> },
    },
  },
  'subcontractor-offer': {
    component: { file: 'subcontractor-offer/subcontractor-offer-page', name: 'SubcontractorOfferPage' },
    messages: { file: 'subcontractor-offer', name: 'subcontractorOffer' },
    takesFields: true,
    showsTransport: true,
    in: {
      pl: {
        title: subcontractorOfferPl.title,
        body: <SubcontractorOfferPage texts={subcontractorOfferPl} />,
      },
      en: {
        title: subcontractorOfferEn.title,
        body: <SubcontractorOfferPage texts={subcontractorOfferEn} />,
      },
      no: {
        title: subcontractorOfferNo.title,
        body: <SubcontractorOfferPage texts={subcontractorOfferNo} />,
      },
    },
  },
  'client-offer-selection': {
    component: { file: 'client-offer/client-offer-page', name: 'ClientOfferPage' },
    messages: { file: 'client-offer', name: 'clientOffer' },
    showsTransport: true,
    in: {
      pl: { title: clientOfferPl.titleAlone, body: <ClientOfferPage texts={clientOfferPl} /> },
      en: { title: clientOfferEn.titleAlone, body: <ClientOfferPage texts={clientOfferEn} /> },
      no: { title: clientOfferNo.titleAlone, body: <ClientOfferPage texts={clientOfferNo} /> },
    },
  },
  'subcontractor-order-view': {
    component: { file: 'subcontractor-order/subcontractor-order-page', name: 'SubcontractorOrderPage' },
    messages: { file: 'subcontractor-order', name: 'subcontractorOrder' },
    showsTransport: true,
    in: {
      pl: {
        title: subcontractorOrderPl.titleAlone,
        body: <SubcontractorOrderPage texts={subcontractorOrderPl} />,
      },
      en: {
        title: subcontractorOrderEn.titleAlone,
        body: <SubcontractorOrderPage texts={subcontractorOrderEn} />,
      },
      no: {
        title: subcontractorOrderNo.titleAlone,
        body: <SubcontractorOrderPage texts={subcontractorOrderNo} />,
      },
    },
  },
  test: {
    component: { file: 'status/status-page', name: 'StatusPage' },
    messages: { file: 'status', name: 'status' },
    showsTransport: true,
    in: {
      pl: { title: statusPl.title, body: <StatusPage texts={statusPl} /> },
      en: { title: statusEn.title, body: <StatusPage texts={statusEn} /> },
      no: { title: statusNo.title, body: <StatusPage texts={statusNo} /> },
    },
  },
};
