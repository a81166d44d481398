import { Migration } from '@mikro-orm/migrations';

/** What people see of their sessions, the devices that they sign in from, and second factors. */
export class SessionsAndSecondFactors extends Migration {
  override up(): void {
    this.addSql(`
      alter table sessions
        add column last_used_at timestamptz not null default now(),
        add column address text,
        add column device text,
        add column method text not null default 'password' check (method in ('password', 'second_factor', 'passkey'))`);
    this.addSql(
      'alter table company_settings add column require_second_factor boolean not null default false',
    );
    this.addSql(`
      create table known_devices (
        user_id integer not null references users (id) on delete cascade,
        device_hash bytea not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        primary key (user_id, device_hash)
      )`);
    this.addSql('create index known_devices_last_use_index on known_devices (last_used_at)');
    // Not confirmed yet: begun, and without effect. The step is that of the last code that was accepted (RFC 6238).
    this.addSql(`
      create table second_factors (
        user_id integer primary key references users (id) on delete cascade,
        sealed_secret text not null,
        confirmed_at timestamptz,
        last_step bigint,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table recovery_codes (
        user_id integer not null references second_factors (user_id) on delete cascade,
        code_hash bytea not null,
        primary key (user_id, code_hash)
      )`);
    // The password's mark is a hash of its hash: another password ends the sign-in that waits for its second step.
    this.addSql(`
      create table factor_tokens (
        token_hash bytea primary key,
        user_id integer not null references users (id) on delete cascade,
        password_mark_hash bytea not null,
        tries smallint not null default 0,
        expires_at timestamptz not null
      )`);
    this.addSql('create index factor_tokens_user_index on factor_tokens (user_id)');
    this.addSql('create index factor_tokens_expiry_index on factor_tokens (expires_at)');
  }
}
