#!/usr/bin/env node
/** Builds the shell that it is called in: `kindling-build`, from a package in apps/. */
import { createBuilder } from "vite";
import { siteBuild } from "./vite.config.ts";

const builder = await createBuilder(siteBuild(process.cwd()));
await builder.buildApp();
