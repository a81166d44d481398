import { vehicleKindValues } from '@frakto/sdk/enums';
import { Fragment, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Outcome, Trouble } from '../api/outcome';
import { useCountries } from '../api/use-remote';
import type { CarrierFormMessages } from '../messages/pl/carrier-form';
import { LINE_MAX } from '../order-form/order-fields';
import { Card } from '../ui/card';
import { DayField, SelectField, TextArea, TextField } from '../ui/controls';
import { CountryField } from '../ui/country-field';
import { BOX, CONTACT, ICON_PATHS, Icon } from '../ui/icon';
import { TroubleNotice } from '../ui/notices';
import { NextSteps, Screen } from '../ui/screens';
import { useTexts } from '../ui/texts';
import { bindTo, useForm, type FormState } from '../ui/use-form';
import { useSubmission } from '../ui/use-submission';
import {
  CARRIER_FIELDS,
  carrierPayload,
  checkCarrier,
  FLEET_MAX,
  FLEET_PARTS,
  LANE_PARTS,
  LANES_MAX,
  PAPER_KINDS,
  papersOf,
  rowsOf,
  textAt,
  type CarrierField,
  type CarrierValues,
  type PaperKind,
} from './carrier-rules';
import { EmbeddedForm, EmbedFrame, tellSent, Unavailable } from './embed-frame';
import { useEmbedded } from './use-embedded';
import { fieldsOf } from '../ui/fault-text';

/** Drawings that only this page has. */
const TRUCK =
  'M2.500 6h11v10h-11zM13.500 10h4l4 3.500V16h-8M6.500 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.500 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';
const ROUTE =
  'M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 18h7a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h7';

const NO_COUNTRIES: readonly string[] = [];
const BASE: Partial<CarrierValues> = { fleet_rows: '1', lane_rows: '1' };

/** How names of files may end, and what the largest may have, in bytes: the server says so, too. */
const ACCEPTED = '.pdf,.jpg,.jpeg,.png';
const LARGEST = 10 * 1024 * 1024;

type Files = Partial<Record<PaperKind, File>>;

/** A file that has not arrived. */
interface Unsent {
  position: number;
  file: File;
}

interface Sent {
  email: string;
  awaits: boolean;
  isRepeated: boolean;
  challenge: string;
  unsent: readonly Unsent[];
}

/** The form by which carriers register themselves: on a company's website, or as a page of its own. */
export function CarrierFormPage({ texts }: { texts: CarrierFormMessages }) {
  const { language, common } = useTexts();
  const embedded = useEmbedded('carrier');
  const { api, address, refusal } = embedded;
  const countries = useCountries(api);
  const element = useRef<HTMLFormElement>(null);
  const [files, setFiles] = useState<Files>({});
  const [sent, setSent] = useState<Sent | null>(null);

  const check = useCallback(
    (values: CarrierValues) => checkCarrier(values, { language, common, texts, files }),
    [language, common, texts, files],
  );
  const form = useForm({
    fields: CARRIER_FIELDS,
    base: BASE,
    draftKey: embedded.draftKey,
    check,
    incompleteText: fieldsOf(common).incompleteDate,
    form: element,
  });
  const names = useMemo(() => namesOf(texts), [texts]);
  const submission = useSubmission<CarrierField>(form, CARRIER_FIELDS, names);

  /** Sends files one after another. @returns those that did not arrive, and why */
  async function sendFiles(
    challenge: string,
    waiting: readonly Unsent[],
  ): Promise<{ unsent: Unsent[]; trouble: Trouble | null }> {
    const unsent: Unsent[] = [];
    let trouble: Trouble | null = null;
    for (const one of waiting) {
      const outcome = await api.sendPaper(challenge, one.position, one.file);
      if (outcome.kind === 'done') continue;
      unsent.push(one);
      trouble = asTrouble(outcome);
    }
    return { unsent, trouble };
  }

  const send = (): void => {
    const payload = carrierPayload(form.values, { language, files });
    const waiting = papersOf(form.values, files).flatMap((kind, position) => {
      const file = files[kind];
      return file ? [{ position, file }] : [];
    });
    submission.submit(
      async () => {
        const answer = await embedded.send(payload.email, (code, around) =>
          api.registerCarrier(code, { ...payload, ...around }),
        );
        if (answer.kind !== 'done') return answer;
        const { unsent } = await sendFiles(answer.data.challenge, waiting);
        return { kind: 'done', data: { ...answer.data, unsent } };
      },
      ({ receipt, email, challenge, unsent }) => {
        form.clear();
        setFiles({});
        const awaits = receipt?.awaits_confirmation ?? false;
        setSent({ email, awaits, isRepeated: receipt === null, challenge, unsent });
        // The page may leave then: not before all files have come.
        if (unsent.length === 0) tellSent();
      },
    );
  };

  const isGone = embedded.isGone || submission.refusedBy !== null;
  const codes = address ? countries.codes : NO_COUNTRIES;
  const bind = bindTo(form);

  const screen =
    isGone || refusal ? (
      <Unavailable refusal={refusal} texts={texts} />
    ) : sent ? (
      <Screen
        icon="check"
        tone="good"
        title={sent.awaits ? texts.confirmTitle : texts.thanksTitle}
        text={
          sent.isRepeated
            ? texts.arrivedText(sent.email)
            : sent.awaits
              ? texts.confirmText(sent.email)
              : texts.thanksText(sent.email)
        }
      >
        {sent.unsent.length > 0 && (
          <FilesAgain
            texts={texts}
            sent={sent}
            send={async () => {
              const { unsent, trouble } = await sendFiles(sent.challenge, sent.unsent);
              setSent({ ...sent, unsent });
              if (unsent.length === 0) tellSent();
              return trouble;
            }}
          />
        )}
        <NextSteps steps={texts.steps} />
      </Screen>
    ) : null;

  return (
    <EmbedFrame embedded={embedded} noScript={texts.noScript}>
      {screen ?? (
        <EmbeddedForm
          embedded={embedded}
          element={element}
          submission={submission}
          send={send}
          words={texts}
          texts={texts}
        >
          <Card id="company" icon={BOX} title={texts.company}>
            <div className="grid">
              <TextField
                {...bind('name')}
                label={texts.name}
                width="w6"
                maxLength={LINE_MAX}
                autoComplete="organization"
                required
              />
              <TextField
                {...bind('vat_number')}
                label={texts.vatNumber}
                width="w3 m6"
                maxLength={30}
                required
              />
              <CountryField
                {...bind('country')}
                label={texts.country}
                width="w3 m6"
                codes={codes}
                texts={texts}
                autoComplete="country"
                required
              />
            </div>
          </Card>
          <Card id="contact" icon={CONTACT} title={texts.contact}>
            <div className="grid">
              <TextField
                {...bind('contact_name')}
                label={texts.contactName}
                width="w6"
                maxLength={LINE_MAX}
                autoComplete="name"
                required
              />
              <TextField
                {...bind('email')}
                label={texts.email}
                width="w3 m6"
                maxLength={254}
                keyboard="email"
                autoComplete="email"
                required
              />
              <TextField
                {...bind('phone')}
                label={texts.phone}
                width="w3 m6"
                maxLength={40}
                keyboard="tel"
                autoComplete="tel"
              />
            </div>
          </Card>
          <Card id="fleet" icon={TRUCK} title={texts.fleet} lead={texts.fleetLead}>
            <Rows
              form={form}
              counter="fleet_rows"
              most={FLEET_MAX}
              fieldsOf={(row) => FLEET_PARTS.map((part) => `fleet.${row}.${part}` as const)}
              add={texts.addFleet}
              texts={texts}
            >
              {(row) => (
                <>
                  <SelectField
                    {...bind(`fleet.${row}.kind`)}
                    label={texts.kind}
                    width="w2 m6"
                    choose={texts.chooseKind}
                  >
                    {vehicleKindValues.map((kind) => (
                      <option key={kind} value={kind}>
                        {texts.kinds[kind]}
                      </option>
                    ))}
                  </SelectField>
                  <TextField
                    {...bind(`fleet.${row}.count`)}
                    label={texts.count}
                    width="w2 m3"
                    keyboard="numeric"
                  />
                  <TextField
                    {...bind(`fleet.${row}.capacity_kg`)}
                    label={texts.capacity}
                    width="w2 m3"
                    keyboard="numeric"
                  />
                </>
              )}
            </Rows>
          </Card>
          <Card id="lanes" icon={ROUTE} title={texts.lanes} lead={texts.lanesLead}>
            <Rows
              form={form}
              counter="lane_rows"
              most={LANES_MAX}
              fieldsOf={(row) => LANE_PARTS.map((part) => `lanes.${row}.${part}` as const)}
              add={texts.addLane}
              texts={texts}
            >
              {(row) =>
                (['from', 'to'] as const).map((end) => (
                  <Fragment key={end}>
                    <CountryField
                      {...bind(`lanes.${row}.${end}_country`)}
                      label={texts[end]}
                      width="w3"
                      codes={codes}
                      texts={texts}
                      autoComplete="off"
                    />
                    <TextField
                      {...bind(`lanes.${row}.${end}_region`)}
                      label={end === 'from' ? texts.fromRegion : texts.toRegion}
                      width="w3"
                      maxLength={100}
                    />
                  </Fragment>
                ))
              }
            </Rows>
          </Card>
          <Card id="papers" icon={ICON_PATHS.file} title={texts.papers} lead={texts.papersLead}>
            {PAPER_KINDS.map((kind) => (
              <div key={kind} role="group" className="part" aria-labelledby={`${kind}-title`}>
                <h3 id={`${kind}-title`}>{texts.paperKinds[kind]}</h3>
                <div className="grid">
                  <TextField
                    {...bind(`papers.${kind}.number`)}
                    label={texts.number}
                    width="w2 m6"
                    maxLength={80}
                  />
                  <TextField
                    {...bind(`papers.${kind}.issuer`)}
                    label={texts.issuer[kind]}
                    width="w2 m6"
                    maxLength={LINE_MAX}
                  />
                  <DayField {...bind(`papers.${kind}.valid_until`)} label={texts.validUntil} width="w2 m6" />
                  <PaperFile
                    kind={kind}
                    file={files[kind]}
                    texts={texts}
                    onChange={(file) =>
                      setFiles(({ [kind]: _former, ...others }) =>
                        file ? { ...others, [kind]: file } : others,
                      )
                    }
                  />
                </div>
              </div>
            ))}
            <div className="grid part">
              <TextArea
                {...bind('notes')}
                label={texts.notes}
                width="w6"
                maxLength={4000}
                example={texts.notesExample}
              />
            </div>
          </Card>
        </EmbeddedForm>
      )}
    </EmbedFrame>
  );
}

/** What another try may mend. */
function asTrouble(outcome: Outcome<unknown>): Trouble {
  if (outcome.kind === 'offline' || outcome.kind === 'wait' || outcome.kind === 'failed') return outcome;
  const detail =
    outcome.kind === 'conflict'
      ? outcome.detail
      : outcome.kind === 'fields'
        ? (outcome.fields[0]?.message ?? '')
        : '';
  return { kind: 'failed', detail, reference: '' };
}

interface RowsProps {
  form: FormState<CarrierField>;
  counter: 'fleet_rows' | 'lane_rows';
  most: number;
  fieldsOf: (row: number) => readonly CarrierField[];
  add: string;
  texts: CarrierFormMessages;
  children: (row: number) => ReactNode;
}

/** Rows that can be added and removed; there is always one. */
function Rows({ form, counter, most, fieldsOf, add, texts, children }: RowsProps) {
  const rows = rowsOf(form.values, counter);
  const count = (next: number): void => form.change(counter, String(next));
  /** Those below move up. */
  const remove = (row: number): void => {
    for (let place = row; place < rows; place += 1) {
      const below = place + 1 < rows ? fieldsOf(place + 1) : [];
      fieldsOf(place).forEach((field, part) => {
        const source = below[part];
        form.change(field, source ? textAt(form.values, source) : '');
      });
    }
    count(rows - 1);
  };
  return (
    <>
      {Array.from({ length: rows }, (_none, row) => (
        <div key={row} role="group" aria-label={texts.row(row + 1)} className="part">
          <div className="grid">{children(row)}</div>
          {rows > 1 && (
            <button
              type="button"
              className="row-remove"
              aria-label={texts.removeRow(row + 1)}
              onClick={() => remove(row)}
            >
              <Icon name="cross" size="sm" />
              <span aria-hidden="true">{texts.removeRow(row + 1)}</span>
            </button>
          )}
        </div>
      ))}
      {rows < most && (
        <button type="button" className="button outline wide row-add" onClick={() => count(rows + 1)}>
          {add}
        </button>
      )}
    </>
  );
}

interface PaperFileProps {
  kind: PaperKind;
  file: File | undefined;
  texts: CarrierFormMessages;
  onChange: (file: File | undefined) => void;
}

/** The file of a paper: chosen here, sent once the registration is taken. */
function PaperFile({ kind, file, texts, onChange }: PaperFileProps) {
  const [fault, setFault] = useState<string | null>(null);
  const id = `file-${kind}`;
  return (
    <div className="w6 paper-file">
      <input
        id={id}
        className="file-input"
        type="file"
        accept={ACCEPTED}
        aria-describedby={fault ? `${id}-limits ${id}-fault` : `${id}-limits`}
        aria-invalid={fault !== null}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          const wrong =
            chosen && chosen.size > LARGEST
              ? texts.fileLarge
              : chosen && !/\.(pdf|jpe?g|png)$/i.test(chosen.name)
                ? texts.fileWrong
                : null;
          setFault(wrong);
          onChange(wrong ? undefined : chosen);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <label className="button outline wide file-button" htmlFor={id}>
        <Icon name={file ? 'check' : 'file'} />
        <span>{file ? file.name : texts.file}</span>
      </label>
      {file && (
        <button
          type="button"
          className="row-remove"
          aria-label={texts.removeFile(file.name)}
          onClick={() => {
            onChange(undefined);
            document.getElementById(id)?.focus();
          }}
        >
          <Icon name="cross" size="sm" />
          <span aria-hidden="true">{texts.removeFile('')}</span>
        </button>
      )}
      <p className="hint" id={`${id}-limits`}>
        {texts.fileLimits}
      </p>
      {fault !== null && (
        <p className="fault" id={`${id}-fault`} role="alert">
          <Icon name="alert" size="sm" />
          <span>{fault}</span>
        </p>
      )}
    </div>
  );
}

/** Files that did not arrive with the registration. */
function FilesAgain({
  texts,
  sent,
  send,
}: {
  texts: CarrierFormMessages;
  sent: Sent;
  send: () => Promise<Trouble | null>;
}) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  return (
    <Card id="unsent" icon={ICON_PATHS.alert} title={texts.filesFailed}>
      <ul className="sent-files">
        {sent.unsent.map(({ position, file }) => (
          <li key={position}>
            <Icon name="file" size="sm" />
            <span>{file.name}</span>
          </li>
        ))}
      </ul>
      <TroubleNotice trouble={trouble} title={texts.filesFailed} retry={null} />
      <div className="vehicle-action">
        <button
          type="button"
          className="button primary large wide"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void send().then((why) => {
              setTrouble(why);
              setBusy(false);
            });
          }}
        >
          {busy ? texts.sendingFiles : texts.sendFiles}
        </button>
      </div>
    </Card>
  );
}

/** What the summary of faults calls the fields. */
function namesOf(texts: CarrierFormMessages): Record<CarrierField, string> {
  const labels: Partial<Record<string, string>> = {
    name: texts.name,
    vat_number: texts.vatNumber,
    country: texts.country,
    contact_name: texts.contactName,
    email: texts.email,
    phone: texts.phone,
    notes: texts.notes,
    kind: texts.kind,
    count: texts.count,
    capacity_kg: texts.capacity,
    from_country: texts.from,
    from_region: texts.fromRegion,
    to_country: texts.to,
    to_region: texts.toRegion,
    number: texts.number,
    valid_until: texts.validUntil,
  };
  const groups: Partial<Record<string, string>> = { fleet: texts.fleet, lanes: texts.lanes };
  return Object.fromEntries(
    CARRIER_FIELDS.map((field) => {
      const [list = '', place = '', part] = field.split('.');
      if (part === undefined) return [field, labels[field] ?? field];
      const group =
        list === 'papers'
          ? texts.paperKinds[place as PaperKind]
          : `${groups[list] ?? ''} ${Number(place) + 1}`;
      const label = part === 'issuer' ? texts.issuer[place as PaperKind] : (labels[part] ?? part);
      return [field, `${group}, ${label}`];
    }),
  ) as Record<CarrierField, string>;
}
