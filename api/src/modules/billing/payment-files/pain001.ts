import XmlBuilder from 'fast-xml-builder';
import { bankText } from './transfer-title.js';

/** A transfer to one creditor. */
export interface Transfer {
  /** Unique within all that the company ever sends its bank, at most 35 characters. */
  id: string;
  creditor: string;
  /** Without spaces. */
  iban: string;
  /** In hundredths. */
  minor: number;
  /** `YYYY-MM-DD`. */
  executionOn: string;
  title: string;
}

/** What a bank is to pay. */
export interface PaymentOrder {
  /** Unique as that of transfers is. */
  id: string;
  createdAt: Date;
  debtor: string;
  debtorIban: string;
  currency: string;
  transfers: readonly Transfer[];
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';
const longestName = 70;
const builder = new XmlBuilder({ ignoreAttributes: false, suppressEmptyNode: false });

/**
 * Transfers within Poland, or in euros within the European Economic Area (SEPA), as pain.001.001.03 (ISO 20022, CustomerCreditTransferInitiation): the version on which the Polish Bank
 * Association's recommendation rests and which banks import (mBank CompanyNet, iPKO biznes, ING, Pekao); not all take .09 yet. One block
 * (`PmtInf`) a day of execution, since the day stands there. No BIC: banks find it by the account (`NOTPROVIDED`). A split payment is told
 * by its title alone, as banks recognise it. Those of SEPA have its
 * service level; the day is one on which banks in Poland work, which TARGET may move on (Good Friday).
 * @returns the file, in UTF-8
 */
export function pain001({ id, createdAt, debtor, debtorIban, currency, transfers }: PaymentOrder): string {
  const days = [...new Set(transfers.map(({ executionOn }) => executionOn))].toSorted();
  const account = (iban: string) => ({ Id: { IBAN: iban } });
  const name = bankText(debtor, longestName);
  const block = (day: string, index: number) => {
    const ofDay = transfers.filter(({ executionOn }) => executionOn === day);
    return {
      PmtInfId: `${id}-${index + 1}`,
      PmtMtd: 'TRF',
      NbOfTxs: String(ofDay.length),
      CtrlSum: decimal(sumOf(ofDay)),
      PmtTpInf: { SvcLvl: { Cd: currency === 'EUR' ? 'SEPA' : 'NURG' } },
      ReqdExctnDt: day,
      Dbtr: { Nm: name },
      DbtrAcct: { ...account(debtorIban), Ccy: currency },
      DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
      ChrgBr: 'SLEV',
      CdtTrfTxInf: ofDay.map((transfer) => ({
        PmtId: { InstrId: transfer.id, EndToEndId: transfer.id },
        Amt: { InstdAmt: { '@_Ccy': currency, '#text': decimal(transfer.minor) } },
        Cdtr: { Nm: bankText(transfer.creditor, longestName) },
        CdtrAcct: account(transfer.iban),
        RmtInf: { Ustrd: transfer.title },
      })),
    };
  };
  const document = {
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': namespace,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: id,
          CreDtTm: createdAt.toISOString().slice(0, 19),
          NbOfTxs: String(transfers.length),
          CtrlSum: decimal(sumOf(transfers)),
          InitgPty: { Nm: name },
        },
        PmtInf: days.map(block),
      },
    },
  };
  return builder.build(document);
}

function sumOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { minor }) => sum + minor, 0);
}

function decimal(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
